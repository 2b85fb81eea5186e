import { useLayoutEffect, useState } from 'react';
import { GroupCarousel } from '../../../runtime/carousel/group-carousel';
import {
  indexOfPart,
  pressWithKeys,
  useAttributes,
  useClasses,
  useListen,
  useScope,
  useStore,
  useStyles,
  watchWidth,
} from '../../../runtime/dom';
import { createThumbnails } from './create-thumbnails';
import * as names from './names';
import { thumbnailColumns } from './thumbnail-columns';

/** Specification S9.10. */
const SLIDE_MS = 1000;
const counts = [1, 2, 3, 4, 5, 6];

export interface ThumbnailsProps {
  readonly slides: readonly HTMLElement[];
  readonly active: number;
  readonly move: (index: number) => void;
}

const columnTypeOf = (root: Element) =>
  [...(root.closest(names.column)?.classList ?? [])].flatMap(
    (name) => names.columnType.exec(name)?.[1] ?? [],
  )[0] ?? '';

/**
 * Thumbnails below a video slider; a press moves the slider and plays nothing
 * (divi-modules.md §6.5, §6.6).
 */
export function Thumbnails({ slides, active, move }: ThumbnailsProps) {
  const { root: slider, page } = useScope();
  const [created] = useState(() =>
    createThumbnails(page.document, {
      slides,
      labelOf: (index) => page.labels('goToSlide', { n: index + 1 }),
    }),
  );
  const { root, track, items, buttons } = created;
  const { width } = useStore(page.stores.$viewport);
  const columns = thumbnailColumns(columnTypeOf(slider), width);
  const [height, setHeight] = useState(0);

  useLayoutEffect(() => {
    slider.after(root);
    return () => root.remove();
  }, [slider, root]);
  useClasses([track], () =>
    Object.fromEntries(counts.map((each) => [names.columns + each, each === columns || null])),
  );
  useClasses(items, (index) => ({ [names.active]: index === active || null }));
  useAttributes(buttons, (index) => ({ 'aria-current': index === active || null }));
  useStyles([track], () => ({ height: height > 0 ? `${height}px` : null }));
  useListen<MouseEvent>(track, 'click', (event) => {
    // A repeated thumbnail is a picture of its original.
    const index = indexOfPart(items, event.target);
    if (index < 0) return;
    event.preventDefault();
    move(index);
  });
  useListen<KeyboardEvent>(track, 'keydown', (event) => {
    if (buttons.includes(event.target as HTMLElement)) pressWithKeys(event);
  });
  useLayoutEffect(
    () =>
      watchWidth(track, () => {
        setHeight(Math.max(...items.map((item) => item.offsetHeight)));
      }).undo,
    [track, items],
  );
  return (
    <GroupCarousel
      {...{ track, items, columns }}
      groupClass={names.group}
      arrowClass={names.arrow}
      durationMs={SLIDE_MS}
      autoMs={null}
    />
  );
}

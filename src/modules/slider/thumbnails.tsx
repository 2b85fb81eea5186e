import { safeUrl } from '../../runtime/kit';
import { useLayoutEffect, useState } from 'react';
import { GroupCarousel } from '../../runtime/carousel/group-carousel';
import {
  FOCUS_RING,
  indexOfElement,
  pressWithKeys,
  useAttributes,
  useClasses,
  useListen,
  useScope,
  useStore,
  useStyles,
  useStyleSheet,
  watchWidth,
} from '../../runtime/dom';

const CAROUSEL = 'et_pb_carousel container-width-change-notify';
const ITEMS = 'et_pb_carousel_items';
const ITEM = 'et_pb_carousel_item';
const GROUP = 'et-carousel-group';
const ARROW = 'et-pb-slider-arrow ';
const ACTIVE = 'et-pb-active-control';
const OVERLAY = 'et_pb_video_overlay';
const OVERLAY_HOVER = 'et_pb_video_overlay_hover';
const PLAY = 'et_pb_video_play';
const SLIDE_ID = 'data-slide-id';
const IMAGE = 'data-image';
const COLUMNS = 'columns-';
const COLUMN = '.et_pb_column:not(.et_pb_specialty_column)';
const COLUMN_TYPE = /^et_pb_column_(\d_\d)$/;

/** Columns with space for four thumbnails (divi-modules.md §6.6). */
const wide = ['4_4', '3_4', '2_3'];
const narrow = ['1_5', '1_6'];
const TABLET = 768;

/** Number of thumbnails side by side, by the type of the surrounding column. */
export const thumbnailColumns = (columnType: string, windowWidth: number): number => {
  if (wide.includes(columnType)) return windowWidth >= TABLET ? 4 : 3;
  if (columnType === '3_5') return 4;
  return narrow.includes(columnType) ? 2 : 3;
};

interface Options {
  readonly slides: readonly HTMLElement[];
  /** The label of a slide's button. */
  readonly labelOf: (index: number) => string;
}

const element = (doc: Document, name: 'div' | 'a', className: string) => {
  const created = doc.createElement(name);
  created.className = className;
  return created;
};

/** Thumbnails with the markup of the site's style sheet, in the order of the slides. */
export const createThumbnails = (doc: Document, { slides, labelOf }: Options) => {
  const root = element(doc, 'div', CAROUSEL);
  const track = element(doc, 'div', ITEMS);
  const buttons: HTMLElement[] = [];
  const items = slides.map((slide, index) => {
    const item = element(doc, 'div', ITEM);
    const overlay = element(doc, 'div', OVERLAY);
    const hover = element(doc, 'div', OVERLAY_HOVER);
    const button = element(doc, 'a', PLAY);
    const image = safeUrl(slide.getAttribute(IMAGE), doc.baseURI);
    item.setAttribute(SLIDE_ID, String(index));
    overlay.style.backgroundImage = image ? `url(${JSON.stringify(image.href)})` : 'none';
    button.setAttribute('href', '#');
    button.setAttribute('role', 'button');
    button.setAttribute('aria-label', labelOf(index));
    buttons.push(button);
    hover.append(button);
    overlay.append(hover);
    item.append(overlay);
    return item;
  });
  track.append(...items);
  root.append(track);
  return { root, track, items, buttons };
};

/**
 * The style sheet shows the icon of a thumbnail on hover only, and removes the margin of the last
 * one only in a row that has arrived; during a move it would wrap out of view.
 */
const CSS = `.${ITEM} .${PLAY}:focus-visible{opacity:1!important;${FOCUS_RING}}
.${GROUP} .${ITEM}:last-child{margin-right:0}`;

/** Specification S9.10. */
const SLIDE_MS = 1000;
/** Possible values of `thumbnailColumns`. */
const counts = [2, 3, 4];

export interface ThumbnailsProps {
  readonly slides: readonly HTMLElement[];
  readonly active: number;
  readonly move: (index: number) => void;
}

const columnTypeOf = (root: Element) =>
  [...(root.closest(COLUMN)?.classList ?? [])].flatMap(
    (name) => COLUMN_TYPE.exec(name)?.[1] ?? [],
  )[0] ?? '';

/**
 * Thumbnails below a video slider; a press moves the slider and plays nothing (divi-modules.md
 * §6.5, §6.6).
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

  useStyleSheet(CSS);
  useLayoutEffect(() => {
    slider.after(root);
    return () => root.remove();
  }, [slider, root]);
  useClasses([track], () =>
    Object.fromEntries(counts.map((each) => [COLUMNS + each, each === columns || null])),
  );
  useClasses(items, (index) => ({ [ACTIVE]: index === active || null }));
  useAttributes(buttons, (index) => ({ 'aria-current': index === active || null }));
  useStyles([track], () => ({ height: height > 0 ? `${height}px` : null }));
  useListen<MouseEvent>(track, 'click', (event) => {
    // A repeated thumbnail is a copy of its original.
    const index = indexOfElement(items, event.target);
    if (index < 0) return;
    event.preventDefault();
    move(index);
  });
  // Arrows inside have handled their own keys by then.
  useListen<KeyboardEvent>(track, 'keydown', pressWithKeys);
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
      groupClass={GROUP}
      arrowClass={ARROW}
      durationMs={SLIDE_MS}
      autoMs={null}
    />
  );
}

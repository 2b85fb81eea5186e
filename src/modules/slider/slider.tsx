import { useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useAutoAdvance } from '../../runtime/carousel/use-auto-advance';
import { useSwipe } from '../../runtime/carousel/use-swipe';
import type { IslandProps } from '../../runtime/definition';
import {
  animate,
  shallowest,
  useAttributes,
  useClasses,
  useDuration,
  useStyleSheet,
  useStyles,
} from '../../runtime/dom';
import { keepJQueryData } from '../../runtime/keep-jquery-data';
import * as divi from '../../runtime/names/divi';
import type { Page } from '../../runtime/page';
import { css } from './css';
import { LazyThumbnails } from './lazy-thumbnails';
import * as names from './names';
import { SliderControls } from './slider-controls';
import { initialSlider, reduceSlider, type Target } from './slider-state';
import { useOptions } from './use-options';
import { useSlideHeights } from './use-slide-heights';
import { useSlideMedia } from './use-slide-media';

/** Module sliders; the engine's own default of 500 ms is used by tabs only (specification S9.08). */
const FADE_MS = 700;

const counts = new WeakMap<Page, number>();
const numberOf = (page: Page) => {
  const number = (counts.get(page) ?? 0) + 1;
  counts.set(page, number);
  return number;
};

const hasLayout = ({ classList }: Element) =>
  classList.contains(divi.bgLight) || classList.contains(divi.bgDark);

/** Divi's slider family over the server's slides (WAI-ARIA carousel pattern). */
export function Slider({ root, page }: IslandProps) {
  const options = useOptions(root);
  const [slides] = useState(() =>
    shallowest(root, `.${options.isGallery ? names.gallerySlide : names.slide}`),
  );
  const [keepsLayout] = useState(() => hasLayout(root));
  const [hasVideo] = useState(() => root.querySelector('video') !== null);
  const [state, dispatch] = useReducer(reduceSlider, slides.length, initialSlider);
  const { count, active, leaving, left, towards, moves } = state;
  const hasControls = count > 1;
  const [label] = useState(
    () => root.getAttribute('aria-label') ?? `${page.labels('carousel')} ${numberOf(page)}`,
  );
  const fadeMs = useDuration(FADE_MS);
  const move = useCallback((to: Target) => dispatch({ type: 'move', to }), []);
  const advance = useCallback(() => move('next'), [move]);

  useStyleSheet(css);
  useSlideHeights(root, slides);
  useSwipe(hasControls && options.hasArrows ? root : null, (direction) =>
    move(direction === 'left' ? 'next' : 'previous'),
  );
  const auto = useAutoAdvance(options, { moves, count, advance });
  useSlideMedia(slides, { active, left, isMoving: leaving !== null });
  // Where other scripts look for a slider that they want to move (contract divi-modules.md §6.4).
  useEffect(
    () =>
      keepJQueryData(page.window, root, {
        name: names.instance,
        value: { et_slider_move_to: move },
      }),
    [page, root, move],
  );

  // Colours of arrows and dots follow the slide that has fully arrived.
  const settled = slides[leaving ?? active];
  const isLight = settled?.classList.contains(divi.bgLight) ?? false;
  const takesLayout = settled && (!keepsLayout || (moves > 0 && hasLayout(settled)));
  useClasses(count > 0 ? [root] : [], () => ({
    ...(takesLayout ? { [divi.bgLight]: isLight, [divi.bgDark]: !isLight } : {}),
    [names.hovered]: auto.isHovered || null,
    ...Object.fromEntries(
      ['next', 'previous', ...slides.keys()].map((to) => [
        names.towards + to,
        towards === to || null,
      ]),
    ),
  }));
  const slideId = slides[active]?.getAttribute(names.slideId);
  useAttributes(count > 0 ? [root] : [], () => ({
    ...(slideId ? { [names.activeSlide]: slideId } : {}),
    ...(hasControls
      ? {
          role: 'region',
          'aria-roledescription': page.labels('carousel'),
          // Landmarks need names of their own.
          'aria-label': label,
        }
      : {}),
  }));
  useClasses(slides, (index) => ({
    [names.active]: index === active,
    [names.moved]: index === left || null,
    [names.leaving]: index === leaving || null,
  }));
  useStyles(slides, (index) => {
    const stays = index === active || (page.mode.isBuilder && index === left);
    const untouched = moves === 0 && index === active;
    return {
      display: untouched ? null : stays ? 'block' : index === leaving ? 'list-item' : 'none',
      'z-index': moves === 0 ? null : index === leaving ? '2' : '1',
    };
  });
  useAttributes(hasControls ? slides : [], (index) => ({
    role: 'group',
    'aria-roledescription': page.labels('slide'),
    'aria-label': page.labels('slideOf', { n: index + 1, m: count }),
    // The slide that fades out is still displayed, but no longer there for the visitor.
    inert: index === active ? null : '',
  }));
  const [lists] = useState(() => [
    ...new Set(slides.flatMap(({ parentElement }) => parentElement ?? [])),
  ]);
  useAttributes(hasControls ? lists : [], () => ({
    'aria-live': auto.isRotating ? 'off' : 'polite',
  }));
  const [images] = useState(() =>
    slides.map((slide) => [...slide.querySelectorAll(`.${names.image} > img`)]),
  );
  // Once shown, a picture keeps the class that makes it visible.
  useClasses(images[active] ?? [], () => ({ [names.shownImage]: true }));

  useLayoutEffect(() => {
    const [incoming, outgoing] = [slides[active], leaving === null ? undefined : slides[leaving]];
    if (!incoming || !outgoing) return;
    const run = animate(
      [incoming, outgoing],
      (index) => [{ opacity: index }, { opacity: 1 - index }],
      { durationMs: fadeMs, done: () => dispatch({ type: 'faded' }) },
    );
    return run.cancel;
  }, [moves, leaving, slides, active, fadeMs]);

  useEffect(() => {
    const { events } = page;
    const [current, following] = [slides[left ?? -1], slides[active]];
    if (moves === 0 || !current || !following) return;
    const direction = towards;
    const target = events.collection(following);
    if (leaving !== null) {
      events.emit(root, names.slideEvent, [{ current: events.collection(current), next: target }]);
      events.emit(root, names.beforeMove, [{ direction, next_slide: target }]);
    } else {
      events.emit(root, names.afterMove, [{ next_slide: target }]);
    }
  }, [moves, leaving, left, active, towards, slides, page, root]);

  if (!hasControls) return null;
  return (
    <>
      <SliderControls state={state} options={options} hasVideo={hasVideo} auto={auto} move={move} />
      {options.hasThumbnails && <LazyThumbnails slides={slides} active={active} move={move} />}
    </>
  );
}

import * as names from './names';
import {
  FOCUS_RING,
  FORCED_STATES,
  useScope,
  animate,
  useDuration,
  useStyleSheet,
} from '../../runtime/dom';
import { arrowNames } from '../../runtime/carousel/arrows';
import {
  type ComponentType,
  useEffect,
  useState,
  useCallback,
  useLayoutEffect,
  useReducer,
} from 'react';
import type { ThumbnailsProps } from './thumbnails';
import { readOptions, type SliderOptions, type SliderElements } from './read-slider';
import { useAutoAdvance } from '../../runtime/carousel/use-auto-advance';
import { useSwipe } from '../../runtime/carousel/use-swipe';
import type { IslandProps } from '../../runtime/definition';
import { keepJQueryData } from '../../runtime/keep-jquery-data';
import { measureAround } from '../../runtime/kit';
import { applySlider } from './apply-slider';
import { SliderControls } from './slider-controls';
import { initialSlider, reduceSlider, type Target } from './slider-state';
import { thumbnails } from './lazy';

/**
 * Rules missing in Divi's style sheet: arrows visible to keyboard users, and a focus outline. The
 * text of a post slider appears by an animation; without motion it must not stay invisible. Dots
 * are 7 px wide, so they can be pressed beside them too; on phones, which have no space for arrows,
 * nothing else is within 24 px of their centre (WCAG 2.5.8).
 */
export const css = `
.${arrowNames.block} a:focus-visible,.${names.dots} a:focus-visible{opacity:1!important;${FOCUS_RING}}
.${names.root}:focus-within .${arrowNames.previous}{left:22px;opacity:1}
.${names.root}:focus-within .${arrowNames.next}{right:22px;opacity:1}
.${names.dots} a{position:relative}
.${names.dots} a::after{content:"";position:absolute;inset:-9px -5px}
@media(max-width:767px){.${names.dots} a{margin-inline:8.5px!important}.${names.dots} a::after{inset:-9px}}
${FORCED_STATES}
@media(prefers-reduced-motion:reduce){.${names.root} .${names.active} *{animation:none!important}.et_pb_post_slider .${names.active} .et_pb_slide_description,.et_pb_post_slider .${names.active} .${names.image}{opacity:1!important}}
`;

/** Thumbnails, whose chunk loads for sliders that have some. */
function LazyThumbnails(props: ThumbnailsProps) {
  const { page, root, signal } = useScope();
  const [Found, setFound] = useState<ComponentType<ThumbnailsProps> | null>(null);
  useEffect(() => {
    page.load(thumbnails).then(
      ({ Thumbnails }) => signal.aborted || setFound(() => Thumbnails),
      (error: unknown) => page.report({ source: 'slider', phase: 'load', error, element: root }),
    );
  }, [page, root, signal]);
  return Found && <Found {...props} />;
}

/** Settings of a slider; responsive content changes their classes later (divi-modules.md §14). */
const useOptions = (root: Element): SliderOptions => {
  const [options, setOptions] = useState(() => readOptions(root));
  useEffect(() => {
    const observer = new MutationObserver(() => setOptions(readOptions(root)));
    observer.observe(root, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [root]);
  return options;
};

/** Playing frames without a cover; the module of a cover stops the others. */
const framesIn = (slide: Element | undefined) =>
  [...(slide?.querySelectorAll<HTMLIFrameElement>('iframe[src]') ?? [])].filter(
    (frame) => !frame.closest(names.videoWrap),
  );

/**
 * Media in a leaving slide are stopped (divi-modules.md §6.3). Background videos start by
 * themselves when they are in view.
 */
const useSlideMedia = (
  slides: readonly HTMLElement[],
  { active, left, isMoving }: { active: number; left: number | null; isMoving: boolean },
): void => {
  useEffect(() => {
    slides.forEach((slide, index) => {
      if (index === active) return;
      for (const video of slide.querySelectorAll('video')) video.pause();
    });
  }, [slides, active]);
  useEffect(() => {
    if (isMoving || left === null) return;
    // Nothing else stops a cross-origin player.
    for (const frame of framesIn(slides[left])) frame.src = `${frame.getAttribute('src')}`;
  }, [slides, left, isMoving]);
};

/** Content that has become larger than its box, for example enlarged text. */
const isOverfull = ({ target, contentRect }: ResizeObserverEntry) =>
  contentRect.height > Number.parseFloat((target as HTMLElement).style.height) + 1;

/** Renews the common height of the slides if one of them has grown: the page below would jump at each move. */
const useRenewedHeights = (root: HTMLElement): void => {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      // In the next frame: a change of sizes during the notification is reported as an error.
      if (entries.some(isOverfull)) requestAnimationFrame(() => measureAround(root));
    });
    for (const container of root.querySelectorAll(`.${names.container}`)) {
      observer.observe(container);
    }
    return () => observer.disconnect();
  }, [root]);
};

/** Sliders of modules; the engine's default of 500 ms is used by tabs only (specification S9.08). */
const FADE_MS = 700;

/** Divi's sliders over the server's slides (WAI-ARIA carousel pattern). */
export function Slider({ root, page, asleep: elements }: IslandProps<SliderElements>) {
  const { slides, requested } = elements;
  const { changes } = useScope();
  const options = useOptions(root);
  const [state, dispatch] = useReducer(reduceSlider, slides.length, initialSlider);
  const { count, active, leaving, left, towards, moves } = state;
  const hasControls = count > 1;
  const fadeMs = useDuration(FADE_MS);
  const move = useCallback((to: Target) => dispatch({ type: 'move', to }), []);
  const advance = useCallback(() => move('next'), [move]);

  useStyleSheet(css);
  useSwipe(hasControls && options.hasArrows ? root : null, (direction) =>
    move(direction === 'left' ? 'next' : 'previous'),
  );
  const auto = useAutoAdvance(options, { moves, count, advance });
  useRenewedHeights(root);
  useSlideMedia(slides, { active, left, isMoving: leaving !== null });
  // Other scripts look there for a slider to move (divi-modules.md §6.1).
  useEffect(() => {
    for (const to of requested.splice(0)) move(to);
    return keepJQueryData(page.window, root, {
      name: names.instance,
      value: { et_slider_move_to: move },
    });
  }, [page, root, move, requested]);

  useLayoutEffect(() => applySlider(changes, elements, page, { ...state, ...auto }));

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
      <SliderControls state={state} elements={elements} options={options} auto={auto} move={move} />
      {options.hasThumbnails && <LazyThumbnails slides={slides} active={active} move={move} />}
    </>
  );
}

import { useCallback, useEffect, useLayoutEffect, useReducer } from 'react';
import { useAutoAdvance } from '../../runtime/carousel/use-auto-advance';
import { useSwipe } from '../../runtime/carousel/use-swipe';
import type { IslandProps } from '../../runtime/definition';
import { animate, useDuration, useScope, useStyleSheet } from '../../runtime/dom';
import { keepJQueryData } from '../../runtime/keep-jquery-data';
import { applySlider } from './apply-slider';
import { css } from './css';
import { LazyThumbnails } from './lazy-thumbnails';
import * as names from './names';
import type { SliderParts } from './read-slider';
import { SliderControls } from './slider-controls';
import { initialSlider, reduceSlider, type Target } from './slider-state';
import { useOptions } from './use-options';
import { useSlideMedia } from './use-slide-media';

/** Module sliders; the engine's own default of 500 ms is used by tabs only (specification S9.08). */
const FADE_MS = 700;

/** Divi's slider family over the server's slides (WAI-ARIA carousel pattern). */
export function Slider({ root, page, asleep: parts }: IslandProps<SliderParts>) {
  const { slides, requested } = parts;
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
  useSlideMedia(slides, { active, left, isMoving: leaving !== null });
  // Where other scripts look for a slider that they want to move (divi-modules.md §6.1).
  useEffect(() => {
    for (const to of requested.splice(0)) move(to);
    return keepJQueryData(page.window, root, {
      name: names.instance,
      value: { et_slider_move_to: move },
    });
  }, [page, root, move, requested]);

  useLayoutEffect(() => applySlider(changes, parts, page, { ...state, ...auto }));

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
      <SliderControls state={state} parts={parts} options={options} auto={auto} move={move} />
      {options.hasThumbnails && <LazyThumbnails slides={slides} active={active} move={move} />}
    </>
  );
}

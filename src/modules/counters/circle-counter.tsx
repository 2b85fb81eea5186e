import * as names from './names';
import { stuckModule } from '../../runtime/names/divi';
import type { Breakpoint } from '../../runtime/stores/viewport';
import { useState, useEffect, useLayoutEffect, useRef } from 'react';
import {
  useListen,
  useScope,
  useStore,
  createPortal,
  useStyles,
  watchWidth,
} from '../../runtime/dom';
import type { IslandProps } from '../../runtime/definition';
import { useCount, useSight } from './use-count';

interface CircleColours {
  readonly bar: string;
  readonly track: string;
  readonly alpha: number;
}

/** Variants of a circle's colours; each applies if it is not empty. */
type CircleState = Breakpoint | 'hover' | 'sticky';

const TRACK = '#000000';
const ALPHA = '0.1';

/** Colours of a circle counter, from its attributes (divi-modules.md §11.2). */
export const circleColours = (
  element: Element,
  ...states: readonly CircleState[]
): CircleColours => {
  const read = (name: string, fallback: string) =>
    states.map((state) => element.getAttribute(`${name}-${state}`)).find(Boolean) ||
    element.getAttribute(name) ||
    fallback;
  return {
    bar: read(names.barColour, ''),
    track: read(names.trackColour, TRACK),
    alpha: Number.parseFloat(read(names.trackAlpha, ALPHA)),
  };
};

/** Twelve o'clock, in radians. */
const START = -Math.PI / 2;

/**
 * Start, end and direction of the drawn part of a circle; a negative value runs anticlockwise,
 * values above 100 % draw the full circle.
 */
export const circleArc = (
  percent: number,
): [start: number, end: number, isAnticlockwise: boolean] => [
  START,
  START + Math.max(-1, Math.min(1, percent / 100)) * 2 * Math.PI,
  percent < 0,
];

/** Pixels (specification S9.11). */
const LINE_WIDTH = 5;

interface Circle {
  readonly size: number;
  readonly density: number;
  readonly value: number;
  readonly colours: CircleColours;
}

/** Draws the track and the counted part, sharp on high-density screens. */
export const drawCircle = (
  context: CanvasRenderingContext2D,
  { size, density, value, colours }: Circle,
): void => {
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, size, size);
  context.lineWidth = LINE_WIDTH;
  context.lineCap = 'round';
  const stroke = (percent: number, colour: string, alpha: number) => {
    if (percent === 0) return;
    context.beginPath();
    const middle = size / 2;
    context.arc(middle, middle, Math.max(0, middle - LINE_WIDTH / 2), ...circleArc(percent));
    context.globalAlpha = alpha;
    context.strokeStyle = colour;
    context.stroke();
  };
  stroke(100, colours.track, colours.alpha);
  stroke(value, colours.bar, 1);
};

/** Variants that apply now, the most specific first: hovered, stuck, or the device's own. */
const useCircleStates = (inner: HTMLElement): readonly CircleState[] => {
  const { page, root } = useScope();
  const { breakpoint } = useStore(page.stores.$viewport);
  const [isHovered, setHovered] = useState(false);
  const [isStuck, setStuck] = useState(() => inner.closest(stuckModule) !== null);
  useListen(root, 'mouseenter', () => setHovered(true));
  useListen(root, 'mouseleave', () => setHovered(false));
  const stickyId = inner.getAttribute(names.stickyId);
  const onSticky = ({ type, detail }: CustomEvent<{ stickyId?: unknown } | null>) => {
    if (stickyId && detail?.stickyId === stickyId) setStuck(type === names.stickyStart);
  };
  useListen(page.window, names.stickyStart, onSticky);
  useListen(page.window, names.stickyEnd, onSticky);
  const states: CircleState[] = [breakpoint];
  if (isStuck) states.unshift('sticky');
  if (isHovered) states.unshift('hover');
  return states;
};

/**
 * A circle drawn while its number counts up (divi-modules.md §11.2). In a closed panel it has no
 * size; it is drawn as soon as it has one.
 */
export function CircleCounter({ root, page }: IslandProps) {
  const [inner] = useState(() => root.querySelector<HTMLElement>(`.${names.circleInner}`) ?? root);
  const canvas = useRef<HTMLCanvasElement>(null);
  const value = useRef(0);
  const [watched, setSize] = useState(0);
  const states = useCircleStates(inner);
  const seen = useSight(root);
  // A circle far from the view has not been measured when the page is printed.
  const size = seen === 'printed' ? inner.clientWidth : watched;
  const sight = size ? seen : undefined;
  const density = page.window.devicePixelRatio || 1;
  useLayoutEffect(() => watchWidth(inner, () => setSize(inner.clientWidth)).undo, [inner]);

  const draw = () => {
    const context = canvas.current?.getContext('2d');
    const colours = circleColours(inner, ...states);
    if (context) drawCircle(context, { size, density, value: value.current, colours });
  };
  const texts = useCount({
    element: inner,
    sight,
    onStep(now) {
      value.current = now;
      draw();
    },
  });
  useEffect(draw);

  useStyles(texts, () => ({ visibility: sight ? 'visible' : null }));
  const pixels = Math.round(size * density);
  const style = { width: `${size}px`, height: `${size}px` };
  return (
    sight &&
    createPortal(<canvas ref={canvas} width={pixels} height={pixels} style={style} />, inner)
  );
}

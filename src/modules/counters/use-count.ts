import * as names from './names';
import { useEffect, useState, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useScope, waypoint, useAttributes, useDuration, useListen } from '../../runtime/dom';
import { useLiveAttributes } from './use-live-attributes';
import { useText } from './use-text';

/** Ease-in-out-quadratic, the curve of the old counters (divi-modules.md §11.2). */
export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

/** Circle and number counters (specification S9.11). */
export const COUNT_MS = 1800;

interface Count {
  readonly from: number;
  readonly to: number;
  /** 0 goes to the end immediately (reduced motion). */
  readonly durationMs: number;
  /** Called in each frame, and with `isOver` once at the end. */
  readonly step: (value: number, isOver: boolean) => void;
}

/** Counts from one value to another, frame by frame. Returns the function that stops it. */
export const countTo = (win: Window, { from, to, durationMs, step }: Count): (() => void) => {
  if (durationMs <= 0 || !Number.isFinite(to)) {
    step(to, true);
    return () => {};
  }
  const startedAt = performance.now();
  const next = () => {
    const t = Math.min(1, (performance.now() - startedAt) / durationMs);
    step(from + (to - from) * ease(t), t === 1);
    if (t < 1) frame = win.requestAnimationFrame(next);
  };
  let frame = win.requestAnimationFrame(next);
  return () => win.cancelAnimationFrame(frame);
};

/**
 * Text of a counter: whole numbers while counting, the author's own text at the end. Thousands are
 * separated before a decimal point only (divi-modules.md §11.3).
 */
export const formatCount = (text: string, separator: string): string =>
  text.replace(/\d+/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, separator));

/** Printing shows everything at once, without motion. */
type Sight = 'seen' | 'printed' | undefined;

/** Whether an element has come into view or is printed; undefined before that, and permanent. */
export const useSight = (element: Element): Sight => {
  const { page } = useScope();
  const [sight, setSight] = useState<Sight>();
  useEffect(() => waypoint(page, element, () => setSight('seen')), [page, element]);
  // The browser prints right after the event.
  useListen(page.window, 'beforeprint', () => flushSync(() => setSight('printed')));
  return sight;
};

interface Options {
  /** The element with the value's attributes. */
  readonly element: Element;
  readonly sight: Sight;
  /** Called with the value in each step. */
  readonly onStep?: (value: number) => void;
}

const observed = [names.numberValue, names.numberSeparator, names.sign];

/**
 * Counts up to an element's value and writes it; counts on from there when the value changes.
 * Returns the elements that contain the texts.
 */
export const useCount = ({ element, sight, onStep }: Options): readonly HTMLElement[] => {
  const { page } = useScope();
  useLiveAttributes(element, observed);
  const [raw = '', separator = ''] = observed.map((name) => element.getAttribute(name) ?? '');
  const durationMs = useDuration(COUNT_MS);
  const [[texts = [], value, signElement]] = useState(() =>
    [`.${names.percent} > p`, `.${names.percentValue}`, `.${names.percentSign}`].map((part) => [
      ...element.querySelectorAll<HTMLElement>(part),
    ]),
  );
  const writeValue = useText(value?.[0]);
  const writeSign = useText(signElement?.[0]);
  const [printed] = useState(() => signElement?.[0]?.textContent ?? '');
  // An empty attribute means that the device has none.
  const sign = element.getAttribute(names.sign) ?? printed;
  const reached = useRef(0);
  const latestStep = useRef(onStep);
  useLayoutEffect(() => {
    latestStep.current = onStep;
  });

  useEffect(() => {
    writeSign(sign);
  }, [sign, writeSign]);
  // In the layout phase, whose cleanup runs while the island unmounts: a later one would let one
  // more frame write into restored markup.
  useLayoutEffect(() => {
    if (!sight) return;
    const to = Number.parseFloat(raw);
    return countTo(page.window, {
      from: reached.current,
      to,
      durationMs: to === reached.current || sight === 'printed' ? 0 : durationMs,
      step(now, isOver) {
        reached.current = now || 0;
        writeValue(formatCount(isOver ? raw : String(Math.round(now)), separator));
        latestStep.current?.(reached.current);
      },
    });
  }, [sight, raw, separator, durationMs, writeValue, page.window]);
  // Screen readers announce the final value, not the steps towards it.
  useAttributes(texts, () => ({
    role: 'img',
    'aria-label': formatCount(raw, separator) + sign,
  }));
  return texts;
};

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAttributes, useDuration, useScope } from '../../runtime/dom';
import { COUNT_MS, countTo } from './count-to';
import { formatCount } from './format-count';
import * as names from './names';
import { useLiveAttributes } from './use-live-attributes';
import { useText } from './use-text';

interface Options {
  /** The element with the value's attributes. */
  readonly element: Element;
  readonly isRunning: boolean;
  /** Called with the value in each step. */
  readonly onStep?: (value: number) => void;
}

const observed = [names.numberValue, names.numberSeparator, names.sign];

/**
 * Counts up to an element's value and writes it; counts on from there when the value changes. Returns
 * the elements around the texts.
 */
export const useCount = ({ element, isRunning, onStep }: Options): readonly HTMLElement[] => {
  const { page } = useScope();
  useLiveAttributes(element, observed);
  const [raw = '', separator = '', sign = ''] = observed.map(
    (name) => element.getAttribute(name) ?? '',
  );
  const durationMs = useDuration(COUNT_MS);
  const [[texts = [], value, signElement]] = useState(() =>
    [`.${names.percent} > p`, `.${names.percentValue}`, `.${names.percentSign}`].map((part) => [
      ...element.querySelectorAll<HTMLElement>(part),
    ]),
  );
  const writeValue = useText(value?.[0]);
  const writeSign = useText(signElement?.[0]);
  const reached = useRef(0);
  const latestStep = useRef(onStep);
  useLayoutEffect(() => {
    latestStep.current = onStep;
  });

  useEffect(() => {
    if (sign) writeSign(sign);
  }, [sign, writeSign]);
  // In the layout phase, whose cleanup runs while the island ends: a later one would let one more frame
  // write into markup that has been given back.
  useLayoutEffect(() => {
    if (!isRunning) return;
    const to = Number.parseFloat(raw);
    return countTo(page.window, {
      from: reached.current,
      to,
      durationMs: to === reached.current ? 0 : durationMs,
      step(now, isOver) {
        reached.current = now || 0;
        writeValue(formatCount(isOver ? raw : String(Math.round(now)), separator));
        latestStep.current?.(reached.current);
      },
    });
  }, [isRunning, raw, separator, durationMs, writeValue, page.window]);
  // Assistive technology hears the final value, not the steps towards it.
  useAttributes(texts, () => ({
    role: 'img',
    'aria-label': formatCount(raw, separator) + (sign || signElement?.[0]?.textContent || ''),
  }));
  return texts;
};

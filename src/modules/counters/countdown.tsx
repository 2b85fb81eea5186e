import * as names from './names';
import { useEffect, useState, useLayoutEffect } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { useAttributes, useClasses, watchWidth } from '../../runtime/dom';
import { hasShortLabels, roomOf, timeLeft, type Unit } from './time-left';
import { useText } from './use-text';

const SECOND_MS = 1000;

/**
 * The current time in seconds, updated once a second until `end` (specification S9.11). All clocks
 * of a page tick together; in a hidden page the browser slows them down.
 */
const useNow = (end: number): number => {
  // In milliseconds, which also change if the device's clock is set back within a second.
  const [at, setAt] = useState(Date.now);
  const now = Math.floor(at / SECOND_MS);
  useEffect(() => {
    if (now >= end) return;
    const timer = setTimeout(() => setAt(Date.now), SECOND_MS - (at % SECOND_MS));
    return () => clearTimeout(timer);
  }, [at, now, end]);
  return now;
};

interface SectionProps {
  readonly section: HTMLElement;
  readonly unit: Unit;
  readonly isShort: boolean;
}

/** One unit of the clock and the separator after it. */
function Section({ section, unit: { text, isZero }, isShort }: SectionProps) {
  const { nextElementSibling: next } = section;
  const writeValue = useText(section.querySelector(`.${names.unitValue}`));
  const writeLabel = useText(section.querySelector(`.${names.unitLabel}`));
  const label = section.getAttribute(isShort ? names.shortLabel : names.fullLabel);
  useLayoutEffect(() => writeValue(text), [text, writeValue]);
  useLayoutEffect(() => {
    if (label) writeLabel(label);
  }, [label, writeLabel]);
  useClasses(next?.classList.contains(names.separator) ? [section, next] : [section], () => ({
    [names.zero]: isZero || null,
  }));
  return null;
}

/** In the page's language, like the text around it; in the browser's where the page declares none. */
const dateText = (date: Date, language: string): string => {
  try {
    return date.toLocaleString(language || undefined);
  } catch {
    return date.toLocaleString();
  }
};

/** A clock that counts down to a date and stops there (divi-modules.md §11.1). */
export function Countdown({ root, page }: IslandProps) {
  const [sections] = useState(() =>
    names.units.map((unit) => root.querySelector<HTMLElement>(`.${unit}`)),
  );
  const end = Number.parseInt(root.getAttribute(names.endTimestamp) ?? '', 10) || 0;
  const left = timeLeft(end - useNow(end));
  const [isShort, setShort] = useState(() => hasShortLabels(root));
  useLayoutEffect(
    () => watchWidth(roomOf(root), () => setShort(hasShortLabels(root))).undo,
    [root],
  );

  const [container] = useState(() => [...root.querySelectorAll(`.${names.countdownContainer}`)]);
  const [date] = useState(() => dateText(new Date(end * 1000), page.document.documentElement.lang));
  useAttributes(container, () => ({
    role: 'timer',
    'aria-label': page.labels(['ends', 'Ends {date}'], { date }),
  }));
  return sections.map((section, index) => {
    const unit = left[index];
    return section && unit && <Section key={index} {...{ section, unit, isShort }} />;
  });
}

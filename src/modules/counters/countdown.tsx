import * as names from './names';
import { useEffect, useState, useLayoutEffect } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { useAttributes, useClasses, watchWidth } from '../../runtime/dom';
import { hasShortLabels, roomOf, timeLeft, type Unit } from './time-left';
import { useText } from './use-text';

const SECOND_MS = 1000;

/**
 * The clock in seconds, once a second until `end` has passed (specification S9.11). All clocks of a
 * page tick together; in a hidden page the browser slows them down.
 */
const useNow = (end: number): number => {
  // Milliseconds, which change also where the device's clock was put back within a second.
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

/** One unit of the clock and the separator behind it. */
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

/** In the language of the page, for the words around it are; in the browser's where the page names none. */
const dateText = (date: Date, language: string): string => {
  try {
    return date.toLocaleString(language || undefined);
  } catch {
    return date.toLocaleString();
  }
};

/** A clock that runs towards a moment and stops there (divi-modules.md §11.1). */
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
  useAttributes(container, () => ({ role: 'timer', 'aria-label': page.labels('ends', { date }) }));
  return sections.map((section, index) => {
    const unit = left[index];
    return section && unit && <Section key={index} {...{ section, unit, isShort }} />;
  });
}

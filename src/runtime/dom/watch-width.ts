import { type Changes, createChanges } from './changes';

export interface WidthWatch {
  /** Measures again, for example after an image has loaded. */
  again(): void;
  undo(): void;
}

/**
 * A step that either reads the layout or writes to it. It may return the next one: of all elements
 * that are measured together, none takes its next step before all have taken this one.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most have one step, which returns nothing
export type MeasureStep = () => MeasureStep | void;

interface Watched {
  readonly element: HTMLElement;
  readonly changes: Changes;
  readonly measure: (changes: Changes) => ReturnType<MeasureStep>;
  /** -1 before it has been seen and after the end. */
  lastWidth: number;
}

/** Two screens ahead of a fast scroll would be wasted work; a quarter of a screen is enough. */
const MARGIN = '256px';

const watchedAt = new Map<Element, Set<Watched>>();

const attempt = (step: MeasureStep): readonly MeasureStep[] => {
  try {
    return [step() ?? []].flat();
  } catch (error) {
    // As if it had been measured alone.
    reportError(error);
    return [];
  }
};

/** One layout for a whole batch, instead of one for each element. */
const measureAll = (batch: readonly Watched[]) => {
  for (const { changes } of batch) changes.undo();
  let steps = batch.map((watched) => () => {
    watched.lastWidth = watched.element.clientWidth;
    return watched.measure(watched.changes);
  }) as readonly MeasureStep[];
  while (steps.length > 0) steps = steps.flatMap(attempt);
};

const at = (elements: Iterable<Element>) =>
  [...elements].flatMap((element) => [...(watchedAt.get(element) ?? [])]);

let sight: IntersectionObserver | undefined;
let size: ResizeObserver | undefined;
const resized = new Set<Element>();

const onSight = (entries: readonly IntersectionObserverEntry[]) => {
  const seen = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? target : []));
  measureAll(at(seen));
  for (const element of seen) {
    sight?.unobserve(element);
    if (watchedAt.has(element)) size?.observe(element);
  }
};

const onSize = (entries: readonly ResizeObserverEntry[]) => {
  const changed = entries.filter(({ target }) =>
    at([target]).some(({ lastWidth }) => lastWidth !== target.clientWidth),
  );
  if (changed.length === 0) return;
  // In the next frame: changing heights while observers are notified makes the browser fire an
  // error at the window, which error collectors attribute to us.
  if (resized.size === 0) {
    requestAnimationFrame(() => {
      const batch = at(resized);
      resized.clear();
      measureAll(batch);
    });
  }
  for (const { target } of changed) resized.add(target);
};

/** Measures again what has been seen, everywhere or around a node with new contents. */
export const measureAround = (node?: Node): void =>
  measureAll(
    at(watchedAt.keys()).filter(
      ({ element, lastWidth }) => lastWidth >= 0 && (!node || element.contains(node)),
    ),
  );

/**
 * Measures an element when it first comes near the view and whenever its width changes, also from
 * and to zero: a module in a closed panel is measured when it is shown. Changes of one measurement
 * are undone before the next. Distant elements cause no layout at all.
 */
export const watchWidth = (
  element: HTMLElement,
  measure: (changes: Changes) => ReturnType<MeasureStep>,
): WidthWatch => {
  // Text takes other space in a web font that loads later, which would clip a slide or overflow a tab.
  if (!size) document.fonts?.addEventListener('loadingdone', () => measureAround());
  sight ??= new IntersectionObserver(onSight, { rootMargin: MARGIN });
  size ??= new ResizeObserver(onSize);
  const watched: Watched = {
    element,
    changes: createChanges(),
    measure,
    lastWidth: -1,
  };
  const here = watchedAt.get(element) ?? new Set();
  watchedAt.set(element, here.add(watched));
  // Observing it again notifies again, even if it has been seen before.
  sight.unobserve(element);
  sight.observe(element);
  return {
    again() {
      if (watched.lastWidth >= 0) measureAll([watched]);
    },
    undo() {
      here.delete(watched);
      watched.lastWidth = -1;
      if (here.size === 0 && watchedAt.get(element) === here) {
        watchedAt.delete(element);
        sight?.unobserve(element);
        size?.unobserve(element);
      }
      watched.changes.undo();
    },
  };
};

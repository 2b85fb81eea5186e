import { type Changes, createChanges } from './changes';

export interface WidthWatch {
  /** Measures once more, for example after a picture has arrived. */
  again(): void;
  undo(): void;
}

/**
 * A step that only reads the layout or only writes to it. It may return the next one: of all that are
 * measured together, none takes its next step before every one has taken this.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most have one step, which returns nothing
export type MeasureStep = () => MeasureStep | void;

interface Watched {
  readonly element: HTMLElement;
  readonly changes: Changes;
  readonly measure: (changes: Changes) => ReturnType<MeasureStep>;
  /** -1 until it has been seen, and after the end. */
  lastWidth: number;
}

/** Two screens ahead of a fast scroll would be waste; a quarter of one is enough to be ready. */
const MARGIN = '256px';

const watchedAt = new Map<Element, Set<Watched>>();

const attempt = (step: MeasureStep): readonly MeasureStep[] => {
  try {
    return [step() ?? []].flat();
  } catch (error) {
    // As if it had been alone.
    reportError(error);
    return [];
  }
};

/** One layout for a whole batch, where one after the other each would force its own. */
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
  // In the next frame: what changes heights while observers are notified makes the browser fire an error
  // at the window, which sites that collect errors take for ours.
  if (resized.size === 0) {
    requestAnimationFrame(() => {
      const batch = at(resized);
      resized.clear();
      measureAll(batch);
    });
  }
  for (const { target } of changed) resized.add(target);
};

/** Measures again what has been seen, all of it or what is around a node with new contents. */
export const measureAround = (node?: Node): void =>
  measureAll(
    at(watchedAt.keys()).filter(
      ({ element, lastWidth }) => lastWidth >= 0 && (!node || element.contains(node)),
    ),
  );

/**
 * Measures an element when it first comes near the view and then whenever its width changes, also
 * from and to zero: a module inside a closed panel is measured when it is shown. Changes made in one
 * measurement are undone before the next. What is far away costs no layout at all.
 */
export const watchWidth = (
  element: HTMLElement,
  measure: (changes: Changes) => ReturnType<MeasureStep>,
): WidthWatch => {
  // Words take other room in a font that comes later: a slide would be cut off, the name of a tab stand out.
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
  // Observed again, it is notified again, also of what has been seen before.
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

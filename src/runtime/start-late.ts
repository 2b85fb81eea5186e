import type { Part } from './start-parts';

/** A part that few pages have; the others do not pay for its code. */
export interface LatePart {
  readonly isNeeded: (part: Part) => boolean;
  readonly load: () => Promise<{ readonly start: (part: Part) => unknown }>;
}

/** One selector after the other: browsers find one class ten times as fast as a list. */
export const onPagesWith =
  (...selectors: readonly string[]) =>
  ({ page }: Pick<Part, 'page'>): boolean =>
    selectors.some((each) => page.document.querySelector(each));

/** Fetches and starts the parts that this page has need of. */
export const startLate =
  (parts: readonly LatePart[]) =>
  (part: Part): void => {
    const { page, listening } = part;
    const { signal, report, source } = listening;
    for (const { isNeeded, load } of parts) {
      if (!isNeeded(part)) continue;
      page
        .load(load)
        .then(
          ({ start }) => (signal.aborted ? null : start(part)),
          (error: unknown) => report({ source, phase: 'load', error }),
        )
        .catch((error: unknown) => report({ source, phase: 'start', error }));
    }
  };

import type { Changes } from '../runtime/kit';
import type { Page } from '../runtime/page';

/** What the parts of a learner's page share; all of it ends with the room. */
export interface LearnPart {
  readonly page: Page;
  readonly changes: Changes;
  readonly listening: {
    readonly signal: AbortSignal;
    readonly report: Page['report'];
    readonly source: string;
  };
  /** What the ledger cannot take back. */
  readonly undos: (() => void)[];
  /** Called with the document's root, and with each subtree that the server has printed anew. */
  readonly arrivals: ((root: Element) => void)[];
  /** Called when something on the page has taken another place. */
  readonly moves: (() => void)[];
}

/** Does work in a task of its own: a long course is looked through for each part. */
export const inTurn = (
  { page, listening }: LearnPart,
  phase: 'load' | 'start',
  work: () => unknown,
): void => {
  const turn = async () => {
    try {
      if (!listening.signal.aborted) await work();
    } catch (error) {
      page.report({ source: listening.source, phase, error });
    }
  };
  page.window.setTimeout(turn);
};

export const tell = <A extends readonly unknown[]>(
  listeners: readonly ((...args: A) => void)[],
  ...args: A
): void => {
  for (const listener of listeners) listener(...args);
};

/** A duration in milliseconds, 0 for visitors who want less motion. */
export const durationFor = ({ page }: Pick<LearnPart, 'page'>, durationMs: number): number =>
  page.stores.$motion.get() === 'reduce' ? 0 : durationMs;

/** All parts with a class. A live list would walk through a long page twice: to count and to read. */
export const partsOf = (root: Element, className: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`.${className}`),
];

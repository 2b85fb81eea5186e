import type { Page } from '../../runtime/page';
import type { Changes } from '../../runtime/kit';

/** What a touch works with; its changes are taken back together. */
export interface Touching {
  readonly page: Page;
  readonly changes: Changes;
  /** Where touches that cannot keep their changes in the ledger leave their undo. */
  readonly undos: (() => void)[];
  /** Ends with the touches. */
  readonly signal: AbortSignal;
}

/**
 * What matches and was not found by the same touch before. Each selector on its own: browsers find one
 * class ten times as fast as a list of two.
 */
export type Find = (...selectors: readonly string[]) => readonly HTMLElement[];

/**
 * One thing that the style sheet expects of a script. Called for the page and for each subtree that
 * comes later; doing it twice is doing it once.
 */
export type Touch = (find: Find, touching: Touching) => void;

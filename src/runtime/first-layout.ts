import type { StyledElement } from './dom/changes';
import type { Family } from './family';

/**
 * What a module would move when its code arrives, moved while the document is parsed: before it is
 * painted. The module takes over by releasing it in the task in which it does the same itself.
 */
export interface FirstLayout {
  /** Restores what was done early to an element. */
  release(element: Element): void;
  /** The same for everything in a subtree. */
  releaseIn(subtree: Element): void;
  /** The same for everything of a family. */
  releaseFamily(family: Family): void;
  /** Does to an element in the module's own ledger what is done early, also where it came later. */
  layOut(element: HTMLElement, changes: EarlyChanges): void;
}

/** What a first layout changes, and the loader can undo. The ledger of a module has the same. */
export interface EarlyChanges {
  setClass(element: Element, name: string, isOn: boolean): void;
  setStyle(element: StyledElement, property: string, value: string): void;
}

/** The early share of one module. */
export interface EarlyLayout {
  readonly family: Family;
  readonly selector: string;
  /**
   * Lays out one element, parsed in full or in part. What the ledger cannot undo the returned
   * function does.
   */
  readonly layOut: (element: HTMLElement, changes: EarlyChanges) => (() => void) | undefined;
}

/** Where nothing is laid out early. */
export const noFirstLayout: FirstLayout = {
  release() {},
  releaseIn() {},
  releaseFamily() {},
  layOut() {},
};

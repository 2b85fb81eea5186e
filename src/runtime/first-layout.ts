import type { StyledElement } from './dom/changes';
import type { Family } from './family';

/**
 * Layout changes of a module that would move the page when its chunk loads, applied while the
 * document is parsed, before it is painted. The module takes over by releasing them in the task in
 * which it applies its own.
 */
export interface FirstLayout {
  /** Restores an element. */
  release(element: Element): void;
  /** Restores everything in a subtree. */
  releaseIn(subtree: Element): void;
  /** Restores everything of a family. */
  releaseFamily(family: Family): void;
  /** Applies the early layout through the module's own ledger, also to elements inserted later. */
  layOut(element: HTMLElement, changes: EarlyChanges): void;
}

/** Operations of a first layout, which the loader can undo. A module's ledger has the same. */
export interface EarlyChanges {
  setClass(element: Element, name: string, isOn: boolean): void;
  setStyle(element: StyledElement, property: string, value: string): void;
}

/** The early layout of one module. */
export interface EarlyLayout {
  readonly family: Family;
  readonly selector: string;
  /**
   * Lays out one element, which may be parsed only in part. The returned function undoes what the
   * ledger cannot.
   */
  readonly layOut: (element: HTMLElement, changes: EarlyChanges) => (() => void) | undefined;
}

/** For pages without early layout. */
export const noFirstLayout: FirstLayout = {
  release() {},
  releaseIn() {},
  releaseFamily() {},
  layOut() {},
};

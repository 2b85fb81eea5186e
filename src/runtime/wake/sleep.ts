import { type ControllerScope, createControllerScope } from '../controller-scope';
import type { Changes } from '../dom/changes';
import type { Page } from '../page';

/** The scope of a sleeping island, which the island owns once it is awake. */
export interface SleepScope extends ControllerScope {
  readonly root: HTMLElement;
  /** Mounts the island: an address or a script needs it. */
  wake(): void;
  /** Undone when the island takes over, or ends before that. */
  whileAsleep(undo: () => void): void;
}

/**
 * Gives server markup the look and semantics of its island, without the UI library. The island
 * takes over the ledger, so that nothing changes on the page when it wakes, and the returned value,
 * as its property `asleep`.
 */
export type Sleep = (scope: SleepScope) => unknown;

/** A root between server markup and island. */
export interface Sleeper {
  readonly changes: Changes;
  /** The initial input of the island. */
  readonly state: unknown;
  /** Ends what was needed only until the island takes over. */
  handOver(): void;
  /** Restores the server's markup. */
  end(): void;
}

interface Options {
  readonly page: Page;
  readonly name: string;
  readonly root: HTMLElement;
  readonly wake: () => void;
}

/** Throws what the sleeping code throws, leaving nothing behind. */
export const fallAsleep = (sleep: Sleep, { page, name, root, wake }: Options): Sleeper => {
  const { scope, end } = createControllerScope(page, name);
  const undos: (() => void)[] = [];
  const handOver = () => {
    for (const undo of undos.splice(0)) undo();
  };
  scope.onEnd(handOver);
  try {
    const whileAsleep = (undo: () => void) => void undos.push(undo);
    const state = sleep({ ...scope, root, wake, whileAsleep });
    return { changes: scope.changes, state, handOver, end };
  } catch (error) {
    end();
    throw error;
  }
};

import { type ControllerScope, createControllerScope } from '../controller-scope';
import type { Changes } from '../dom/changes';
import type { Page } from '../page';

/** What an island works with while it is asleep, and goes on to own when it is awake. */
export interface SleepScope extends ControllerScope {
  readonly root: HTMLElement;
  /** Mounts the island: the address or a script asks for what only it can do. */
  wake(): void;
  /** Undone when the island takes over, or ends before. */
  whileAsleep(undo: () => void): void;
}

/**
 * Makes server markup look and read as its island would leave it, without the UI library. The ledger
 * goes on to the island, so that nothing changes on the page when it wakes; so does what this returns,
 * as its property `asleep`.
 */
export type Sleep = (scope: SleepScope) => unknown;

/** One root between server markup and island. */
export interface Sleeper {
  readonly changes: Changes;
  /** What the island starts from. */
  readonly state: unknown;
  /** Ends what was only for the time before the island. */
  handOver(): void;
  /** Gives the server's markup back. */
  end(): void;
}

interface Options {
  readonly page: Page;
  readonly name: string;
  readonly root: HTMLElement;
  readonly wake: () => void;
}

/** Throws what the sleeping code throws, with nothing left behind. */
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

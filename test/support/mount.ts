import { act } from 'react';
import type { Island } from '../../src/runtime/definition';
import { mountIsland } from '../../src/runtime/dom/mount-island';
import type { Page } from '../../src/runtime/page';
import { fallAsleep, type Sleep } from '../../src/runtime/wake/sleep';

interface Mount {
  readonly page: Page;
  readonly root: HTMLElement;
  readonly island: unknown;
  readonly sleep?: Sleep;
}

/** React’s own flag: whether renders wait for `act`. */
export const setActing = (isActing: boolean) =>
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing });

/**
 * Mounts an island as the runtime does, after its sleep if it has one. Returns a function that
 * unmounts it.
 */
export const mount = ({ page, root, island, sleep }: Mount): (() => void) => {
  setActing(true);
  const sleeper = sleep && fallAsleep(sleep, { page, name: 'test', root, wake() {} });
  sleeper?.handOver();
  let undo = () => {};
  act(() => {
    undo = mountIsland({
      name: 'test',
      island: island as Island,
      root,
      page,
      asleep: sleeper,
      onError(error) {
        throw error;
      },
    });
  });
  return () => {
    act(undo);
    sleeper?.end();
    setActing(false);
  };
};

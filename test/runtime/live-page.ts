import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type {
  ControllerDefinition,
  Definition,
  IslandDefinition,
} from '../../src/runtime/definition';
import { useScope } from '../../src/runtime/dom/island-context';
import { readOptions } from '../../src/runtime/loader/read-options';
import type { PageSource } from '../../src/runtime/read-facts';
import type { Skerry } from '../../src/runtime/skerry';
import { start } from '../../src/runtime/start';
import type { SleepScope } from '../../src/runtime/wake/sleep';
import { waitFor } from '../support/wait-for';
import { createObservers } from '../support/observers';

/** Marks its root to show that the island is mounted. */
const Working = ({ root }: { readonly root: HTMLElement }) => {
  const { changes } = useScope();
  useLayoutEffect(() => {
    changes.setClass(root, 'works', true);
  }, [root, changes]);
  return null;
};

/** A definition of that name for `.name`, whose code loads immediately. */
export const islandDefinition = (
  name: string,
  more: Partial<IslandDefinition> = {},
): IslandDefinition => ({
  kind: 'island',
  name,
  family: 'modules',
  selector: `.${name}`,
  when: 'visible',
  load: async () => ({ island: Working }),
  ...more,
});

/** The same as one that sleeps until it is used. */
export const sleepingIsland = (
  name: string,
  more: Partial<IslandDefinition> = {},
): IslandDefinition =>
  islandDefinition(name, {
    asleep: {
      exported: 'sleep',
      load: async () => ({
        sleep: ({ root, changes, whileAsleep }: SleepScope) => {
          changes.setClass(root, 'sleeps', true);
          whileAsleep(() => changes.setClass(root, 'sleeps', null));
        },
      }),
    },
    ...more,
  });

/** A controller of the whole page, which marks the body with its name. */
export const controllerDefinition = (
  name: string,
  more: Partial<ControllerDefinition> = {},
): ControllerDefinition => ({
  kind: 'controller',
  name,
  family: 'modules',
  when: 'now',
  load: async () => ({
    start: ({ changes }: SleepScope) => changes.setClass(document.body, name, true),
  }),
  ...more,
});

type Source = Partial<PageSource> & { readonly divi5?: Parameters<typeof start>[2] };

/** Starts the runtime on markup; `becomes` waits until the definition of that name has a status. */
const openPage = async (
  html: string,
  manifest: readonly Definition[],
  { divi5 = () => Promise.reject(new Error('no Divi 5')), ...source }: Source = {},
) => {
  document.body.innerHTML = html;
  // A test’s context has no message channels, which the runtime would use otherwise.
  Object.assign(window, { scheduler: { yield: () => Promise.resolve() } });
  const win = window as unknown as Window & typeof globalThis;
  const skerry: Skerry = await start(
    manifest,
    { window: win, options: readOptions(null), consent: null, ...source },
    divi5,
  );
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  const statusOf = (name: string) =>
    skerry.islands().flatMap((each) => (each.name === name ? each.status : []));
  const becomes = (name: string, ...status: readonly string[]) =>
    waitFor(() => {
      if (String(statusOf(name)) !== String(status))
        throw new Error(`${name} is ${String(statusOf(name))}`);
    });
  return { skerry, find, statusOf, becomes };
};

/**
 * Opens pages that end after each test, in a window 1,200 px wide. Nothing is in view until the
 * test decides, and nothing is logged to the console.
 */
export const withPages = () => {
  let opened: Awaited<ReturnType<typeof openPage>> | undefined;
  let observers: ReturnType<typeof createObservers>;
  beforeEach(() => {
    observers = createObservers();
    Object.assign(window, { IntersectionObserver: observers.Observer });
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1200);
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(async () => {
    opened?.skerry.stop();
    opened = undefined;
    await vi.dynamicImportSettled();
    vi.restoreAllMocks();
    document.body.removeAttribute('class');
    document.body.innerHTML = '';
  });
  const open: typeof openPage = async (...args) => {
    opened = await openPage(...args);
    return opened;
  };
  return {
    open,
    /** The page that is open. */
    page() {
      if (!opened) throw new Error('no page is open');
      return opened;
    },
    /** Elements that enter or leave the viewport. */
    see: (selector: string, isIntersecting = true) =>
      observers.notify(
        ...[...document.querySelectorAll(selector)].map((target) => ({ target, isIntersecting })),
      ),
    /** The elements that are observed, and the observers’ margins. */
    observed: () => ({ elements: observers.watched(), options: observers.options }),
    setWidth: (width: number) =>
      vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width),
  };
};

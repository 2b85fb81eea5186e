import { useLayoutEffect } from 'react';
import { vi } from 'vitest';
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

/** Marks its root, as what works. */
const Working = ({ root }: { readonly root: HTMLElement }) => {
  const { changes } = useScope();
  useLayoutEffect(() => {
    changes.setClass(root, 'works', true);
  }, [root, changes]);
  return null;
};

/** A part of that name for `.name`, whose code is at hand. */
export const partOf = (name: string, more: Partial<IslandDefinition> = {}): IslandDefinition => ({
  kind: 'island',
  name,
  family: 'modules',
  selector: `.${name}`,
  when: 'visible',
  load: async () => ({ island: Working }),
  ...more,
});

/** The same as one that sleeps until it is touched. */
export const sleeperOf = (name: string, more: Partial<IslandDefinition> = {}): IslandDefinition =>
  partOf(name, {
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

/** A behaviour of the whole page, which marks the body with its name. */
export const behaviourOf = (
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

/** Nothing is in sight until the test says so. */
export const seeNothing = () => {
  let tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void = () => {};
  const watched = new Set<Element>();
  const margins: unknown[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell, options: IntersectionObserverInit) {
        tell = told;
        margins.push(options.rootMargin);
      }
      observe = (element: Element) => void watched.add(element);
      unobserve = (element: Element) => void watched.delete(element);
      disconnect = () => watched.clear();
    },
  );
  Object.assign(window, { IntersectionObserver });
  const see = (selector: string, isIntersecting = true) =>
    tell([...document.querySelectorAll(selector)].map((target) => ({ target, isIntersecting })));
  return { see, watched, margins };
};

type Source = Partial<PageSource> & { readonly divi5?: Parameters<typeof start>[2] };

/** Starts the runtime on markup. `find` gives an element, `works` whether the part of that name does. */
export const openPage = async (
  html: string,
  manifest: readonly Definition[],
  { divi5 = () => Promise.reject(new Error('no Divi 5')), ...source }: Source = {},
) => {
  document.body.innerHTML = html;
  // A context has no channels of messages, which would be used otherwise.
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

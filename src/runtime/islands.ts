import type { Definition, IslandDefinition } from './definition';
import type { Page, PageFacts } from './page';
import { createRegistry, type Entry, isPending, type Registry } from './registry';
import { holdInteraction } from './wake/hold-interaction';
import { loadChunk } from './wake/load-chunk';
import { createMountQueue } from './wake/mount-queue';
import { createSight } from './wake/sight';
import { watch } from './wake/watch';
import { whenIdle } from './wake/when-idle';

export interface Islands {
  readonly registry: Registry;
  /** Finds and wakes what stands in a subtree, itself included. */
  scan(subtree: Element): void;
  /** Brings what is pending on an element and around it, at once. */
  wakeAround(element: Element): void;
  /** Ends everything in a subtree, or on the page, and gives the server's markup back. */
  unmount(subtree?: Element): void;
  stop(): void;
}

/** More roots of a kind than this are taken up in slices: the scan itself must not be a long task. */
const AT_ONCE = 100;

interface Options {
  readonly facts: PageFacts;
  /** The page with its services, fetched at the first call. */
  readonly getPage: () => Promise<Page>;
}

const isIsland = (definition: Definition): definition is IslandDefinition =>
  definition.kind === 'island';

const matchesIn = (subtree: Element, selector: string): HTMLElement[] => {
  const found = [...subtree.querySelectorAll<HTMLElement>(selector)];
  return subtree.matches(selector) ? [subtree as HTMLElement, ...found] : found;
};

/** Finds, wakes, mounts and ends the parts of the page (DESIGN §2). */
export const createIslands = (
  definitions: readonly Definition[],
  { facts, getPage }: Options,
): Islands => {
  const { document: doc, window: win, report, options } = facts;
  const chunks = options.base && new URL('chunks/', options.base).href;
  const registry = createRegistry();
  const queue = createMountQueue(win);
  const sight = createSight(win);
  const islands = definitions.filter(isIsland);
  const controllers = definitions.filter((definition) => !isIsland(definition));
  const codes = new Map<Definition, Promise<unknown>>();
  const bringing = new WeakMap<Entry, Promise<void>>();
  const idle = new Set<Entry>();
  let stopIdle: (() => void) | null = null;

  const end = (entry: Entry, status: 'ended' | 'failed') => {
    entry.stopWaiting();
    idle.delete(entry);
    entry.status = status;
    const { undo, definition, root } = entry;
    entry.undo = () => {};
    try {
      undo();
    } catch (error) {
      report({ source: definition.name, phase: 'unmount', error, element: root });
    }
    if (status === 'ended') registry.remove(entry);
  };

  const fail = (entry: Entry, phase: 'load' | 'mount' | 'start', error: unknown) => {
    end(entry, 'failed');
    report({ source: entry.definition.name, phase, error, element: entry.root });
  };

  /** The code of a definition is asked for once, whatever number of roots it has. */
  const codeOf = <T>(definition: Definition, load: () => Promise<T>): Promise<T> => {
    const known = (codes.get(definition) as Promise<T> | undefined) ?? loadChunk(load, chunks);
    codes.set(definition, known);
    return known;
  };

  const prepare = async (entry: Entry): Promise<() => () => void> => {
    const { definition, root } = entry;
    if (!isIsland(definition)) {
      const [page, { controller }] = await Promise.all([
        getPage(),
        codeOf(definition, definition.load),
      ]);
      return () => controller(page);
    }
    const [page, { mountIsland }, { island }] = await Promise.all([
      getPage(),
      import('./dom'),
      codeOf(definition, definition.load),
    ]);
    const { name } = definition;
    const onError = (error: unknown) => {
      // An error while mounting arrives before the undo is known.
      queueMicrotask(() => fail(entry, 'mount', error));
    };
    return () => mountIsland({ name, island, root, page, onError });
  };

  const mount = (entry: Entry, start: () => () => void) => {
    if (entry.status !== 'loading') return;
    const startedAt = performance.now();
    try {
      entry.undo = start();
      entry.status = 'mounted';
    } catch (error) {
      fail(entry, entry.definition.kind === 'island' ? 'mount' : 'start', error);
    }
    entry.mountedAt = performance.now();
    entry.mountMs = entry.mountedAt - startedAt;
  };

  const bring = (entry: Entry, urgency: 'urgent' | 'normal'): Promise<void> => {
    const known = bringing.get(entry);
    // An urgent wake of something already queued is not queued twice: its turn comes soon enough.
    if (known) return known;
    entry.stopWaiting();
    idle.delete(entry);
    entry.status = 'loading';
    const brought = prepare(entry).then(
      (start) =>
        new Promise<void>((resolve) => {
          queue.add(() => {
            mount(entry, start);
            resolve();
          }, urgency);
        }),
      (error: unknown) => {
        if (entry.status === 'loading') fail(entry, 'load', error);
      },
    );
    bringing.set(entry, brought);
    return brought;
  };

  const bringIdle = () => {
    stopIdle = null;
    for (const entry of idle) queue.add(() => void bring(entry, 'normal'), 'normal');
  };

  const wait = (entry: Entry) => {
    const { when } = entry.definition;
    if (when === 'now') {
      void bring(entry, 'urgent');
      return;
    }
    if (when === 'visible') {
      entry.stopWaiting = sight(entry.root, () => void bring(entry, 'normal'));
    }
    if (when !== 'interaction') {
      idle.add(entry);
      stopIdle ??= whenIdle(win, bringIdle);
    }
  };

  const find = (definition: Definition, root: HTMLElement) => {
    const entry = registry.add(definition, root);
    if (entry) wait(entry);
  };

  const scan = (subtree: Element) => {
    for (const definition of islands) {
      matchesIn(subtree, definition.selector).forEach((root, at) => {
        if (at < AT_ONCE) find(definition, root);
        else queue.add(() => root.isConnected && find(definition, root), 'normal');
      });
    }
    for (const definition of controllers) {
      if (definition.kind !== 'controller') continue;
      const { selector, needs } = definition;
      if (selector && !subtree.matches(selector) && !subtree.querySelector(selector)) continue;
      if (needs && !needs(facts)) continue;
      find(definition, doc.documentElement);
    }
    facts.bus.emit('content:found', { root: subtree });
  };

  const wakeAround = (element: Element) => {
    for (const entry of registry.around(element)) {
      if (isPending(entry)) void bring(entry, 'urgent');
    }
  };

  const unmount = (subtree: Element = doc.documentElement) => {
    for (const entry of registry.all()) {
      if (subtree.contains(entry.root)) end(entry, 'ended');
    }
  };

  const selectors = [...new Set(definitions.flatMap(({ selector }) => selector ?? []))];
  const stopWatching =
    selectors.length === 0
      ? () => {}
      : watch(win, {
          selector: selectors.join(),
          added: scan,
          removed: (root) => {
            for (const entry of registry.at(root)) end(entry, 'ended');
          },
        });
  const stopHolding = holdInteraction(doc, { registry, wake: (entry) => bring(entry, 'urgent') });

  return {
    registry,
    scan,
    wakeAround,
    unmount,
    stop() {
      stopWatching();
      stopHolding();
      stopIdle?.();
      unmount();
    },
  };
};

import { type Start, startInScope } from '../controller-scope';
import type { Definition, Island, IslandDefinition } from '../definition';
import type { Load } from '../load';
import type { Page } from '../page';
import type { Entry } from '../registry';
import { createMountQueue } from './mount-queue';
import type { ChunkLoader } from './load-chunk';
import { createSight } from './sight';
import { whenIdle } from './when-idle';

export interface Waker {
  /** Takes up what a scan has found: each part waits for its moment. */
  take(entries: readonly Entry[]): void;
  /** Brings a part at once; resolves when it works or has failed. */
  bring(entry: Entry): Promise<void>;
  stop(): void;
}

type Starter = (entry: Entry) => () => void;
export type Fail = (entry: Entry, phase: 'load' | 'mount' | 'start', error: unknown) => void;

/** More parts than this are taken up in slices: the scan itself must not be a long task. */
const AT_ONCE = 100;

const isIsland = (definition: Definition): definition is IslandDefinition =>
  definition.kind === 'island';

/** Lets every part wait for its moment, then loads its code and mounts it. */
export const createWaker = (
  page: Page,
  { fail, loadUi }: { readonly fail: Fail } & Pick<ChunkLoader, 'loadUi'>,
): Waker => {
  const { window: win, load } = page;
  const queue = createMountQueue(win);
  const sight = createSight(win);
  const chunks = new Map<() => Promise<unknown>, Promise<unknown>>();
  const starters = new Map<Definition, Promise<Starter>>();
  const bringing = new WeakMap<Entry, Promise<void>>();
  const idle = new Set<Entry>();
  let stopIdle: (() => void) | null = null;

  /** A chunk is asked for once, whatever number of parts need it. */
  const once: Load = <T>(chunk: () => Promise<T>) => {
    const known = (chunks.get(chunk) as Promise<T> | undefined) ?? load(chunk);
    chunks.set(chunk, known);
    return known;
  };

  const starterOf = async (definition: Definition): Promise<Starter> => {
    const { name, load: chunk, exported = isIsland(definition) ? 'island' : 'start' } = definition;
    const loaded = once(chunk) as Promise<Readonly<Record<string, unknown>>>;
    const ui = isIsland(definition) ? loadUi() : null;
    const [{ [exported]: part }, library] = await Promise.all([loaded, ui]);
    if (!part) throw new Error(`No ${exported}`);
    if (!library) return () => startInScope(page, name, part as Start);
    const island = part as Island;
    return (entry) => {
      const onError = (error: unknown) => {
        // An error while mounting arrives before the undo is known.
        queueMicrotask(() => fail(entry, 'mount', error));
      };
      page.firstLayout.release(entry.root);
      return library.mountIsland({ name, island, root: entry.root, page, onError });
    };
  };
  /** What starts a part of this kind: asked for once, whatever number of roots need it. */
  const prepare = (definition: Definition) => {
    const known = starters.get(definition) ?? starterOf(definition);
    starters.set(definition, known);
    return known;
  };

  const mount = (entry: Entry, start: Starter) => {
    if (entry.status !== 'loading') return;
    const startedAt = performance.now();
    try {
      entry.undo = start(entry);
      entry.status = 'mounted';
    } catch (error) {
      fail(entry, isIsland(entry.definition) ? 'mount' : 'start', error);
    }
    entry.mountedAt = performance.now();
    entry.mountMs = entry.mountedAt - startedAt;
  };

  const bring = (entry: Entry, urgency: 'urgent' | 'normal'): Promise<void> => {
    const known = bringing.get(entry);
    // An urgent wake of something already queued is not queued twice: its turn comes soon enough.
    if (known) return known;
    if (entry.status !== 'waiting') return Promise.resolve();
    entry.stopWaiting();
    entry.status = 'loading';
    const brought = prepare(entry.definition).then(
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
    if (entry.status !== 'waiting') return;
    if (when === 'now') {
      void bring(entry, 'urgent');
      return;
    }
    // Asked for with everything else that the page shows; a failure is told when it is needed.
    if (when === 'visible') prepare(entry.definition).catch(() => {});
    const stopSight =
      when === 'visible' ? sight(entry.root, () => void bring(entry, 'normal')) : () => {};
    if (when !== 'interaction') {
      idle.add(entry);
      stopIdle ??= whenIdle(win, bringIdle);
    }
    entry.stopWaiting = () => {
      stopSight();
      idle.delete(entry);
    };
  };

  return {
    take(entries) {
      entries.forEach((entry, at) => {
        if (at < AT_ONCE) wait(entry);
        else queue.add(() => wait(entry), 'normal');
      });
    },
    bring: (entry) => bring(entry, 'urgent'),
    stop() {
      stopIdle?.();
    },
  };
};

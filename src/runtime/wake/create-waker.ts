import { type Start, startInScope } from '../controller-scope';
import type { Definition, Island, IslandDefinition } from '../definition';
import type { Load } from '../load';
import type { Page } from '../page';
import type { Entry } from '../registry';
import { createMountQueue } from './mount-queue';
import type { ChunkLoader } from './load-chunk';
import { createSight } from './sight';
import { fallAsleep, type Sleep } from './sleep';
import { whenIdle } from './when-idle';

export interface Waker {
  /** Takes up what a scan has found: each part waits for its moment. */
  take(entries: readonly Entry[]): void;
  /** Brings a part at once; resolves when it works or has failed. */
  bring(entry: Entry): Promise<void>;
  /** Asks for the code of a part that is asleep: it may be touched soon. */
  requestCode(entry: Entry): void;
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
  /** Those whose code is there: a press mounts in its own task. */
  const ready = new Map<Definition, Starter>();
  const bringing = new WeakMap<Entry, Promise<void>>();
  const idle = new Set<Entry>();
  /** Those whose roots sleep, and whose code is asked for when the page is idle. */
  const awaited = new Set<Definition>();
  let stopIdle: (() => void) | null = null;

  /** A chunk is asked for once, whatever number of parts need it. */
  const once: Load = <T>(chunk: () => Promise<T>) => {
    const known = (chunks.get(chunk) as Promise<T> | undefined) ?? load(chunk);
    chunks.set(chunk, known);
    return known;
  };

  const exportOf = async (chunk: () => Promise<object>, exported: string): Promise<unknown> => {
    const { [exported]: part } = (await once(chunk)) as Readonly<Record<string, unknown>>;
    if (!part) throw new Error(`No ${exported}`);
    return part;
  };

  /** The code of what sleeps; none where an editor looks at the page, and for what never does. */
  const sleepOf = (definition: Definition): Promise<Sleep> | null => {
    if (!isIsland(definition) || !definition.asleep || page.mode.isPreview) return null;
    const { load: chunk, exported } = definition.asleep;
    return exportOf(chunk, exported) as Promise<Sleep>;
  };
  const putToSleep = (entry: Entry, sleep: Sleep) => {
    const { definition, root } = entry;
    const wake = () => void bring(entry, 'urgent');
    entry.sleeper = fallAsleep(sleep, { page, name: definition.name, root, wake });
    entry.undo = entry.sleeper.end;
    return entry.sleeper;
  };

  const starterOf = async (definition: Definition): Promise<Starter> => {
    const { name, load: chunk, exported = isIsland(definition) ? 'island' : 'start' } = definition;
    if (!isIsland(definition)) {
      const start = (await exportOf(chunk, exported)) as Start;
      return () => startInScope(page, name, start);
    }
    const { asleep } = definition;
    const [part, { mountIsland }, sleep] = await Promise.all([
      exportOf(chunk, exported),
      loadUi(),
      asleep && (exportOf(asleep.load, asleep.exported) as Promise<Sleep>),
    ]);
    const island = part as Island;
    return (entry) => {
      const onError = (error: unknown) => {
        // An error while mounting arrives before the undo is known.
        queueMicrotask(() => fail(entry, 'mount', error));
      };
      const { root } = entry;
      page.firstLayout.release(root);
      const sleeper = entry.sleeper ?? (sleep && putToSleep(entry, sleep));
      sleeper?.handOver();
      const undo = mountIsland({ name, island, root, page, asleep: sleeper, onError });
      return () => {
        try {
          undo();
        } finally {
          sleeper?.end();
        }
      };
    };
  };
  /** What starts a part of this kind: asked for once, whatever number of roots need it. */
  const prepare = (definition: Definition) => {
    const known =
      starters.get(definition) ??
      starterOf(definition).then((starter) => {
        ready.set(definition, starter);
        return starter;
      });
    starters.set(definition, known);
    return known;
  };
  const requestCode = (definition: Definition) => void prepare(definition).catch(() => {});

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
    if (entry.status !== 'waiting' && entry.status !== 'asleep') return Promise.resolve();
    entry.stopWaiting();
    entry.status = 'loading';
    const starter = ready.get(entry.definition);
    if (starter && entry.sleeper) {
      mount(entry, starter);
      return Promise.resolve();
    }
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

  /** Until it is asleep it goes on waiting: a press brings it all the same. */
  const sleepOnceLoaded = (entry: Entry, sleeping: Promise<Sleep>) => {
    entry.stopWaiting();
    sleeping.then(
      (sleep) =>
        queue.add(() => {
          if (entry.status !== 'waiting') return;
          const startedAt = performance.now();
          // Before its code runs, which may wake it at once.
          entry.status = 'asleep';
          try {
            putToSleep(entry, sleep);
          } catch (error) {
            fail(entry, 'mount', error);
          }
          entry.mountMs = performance.now() - startedAt;
        }, 'normal'),
      (error: unknown) => {
        if (entry.status === 'waiting') fail(entry, 'load', error);
      },
    );
  };
  /** What a part does when its moment has come. */
  const whenDue = (entry: Entry) => {
    const sleeping = sleepOf(entry.definition);
    if (!sleeping) void bring(entry, 'normal');
    else if (entry.status === 'waiting') sleepOnceLoaded(entry, sleeping);
  };

  const bringIdle = () => {
    stopIdle = null;
    for (const entry of idle) queue.add(() => whenDue(entry), 'normal');
    for (const definition of awaited) requestCode(definition);
    awaited.clear();
  };

  const wait = (entry: Entry) => {
    const { when } = entry.definition;
    if (entry.status !== 'waiting') return;
    if (when === 'now') {
      void bring(entry, 'urgent');
      return;
    }
    // Asked for with everything else that the page shows; a failure is told when it is needed.
    const sleeping = sleepOf(entry.definition);
    if (sleeping) {
      sleeping.catch(() => {});
      // On phones and tablets nothing comes near before the press.
      if (page.stores.$viewport.get().breakpoint !== 'desktop') awaited.add(entry.definition);
    } else if (when === 'visible') requestCode(entry.definition);
    const stopSight = when === 'visible' ? sight(entry.root, () => whenDue(entry)) : () => {};
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
    requestCode: ({ definition }) => requestCode(definition),
    stop() {
      stopIdle?.();
    },
  };
};

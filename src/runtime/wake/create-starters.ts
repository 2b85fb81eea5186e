import { type Start, startInScope } from '../controller-scope';
import type { Definition, Island, IslandDefinition } from '../definition';
import type { Page } from '../page';
import type { Entry } from '../registry';
import type { ChunkLoader } from './load-chunk';
import type { Sleep, Sleeper } from './sleep';

/** Starts a definition on an entry's root; returns the undo. */
export type Starter = (entry: Entry) => () => void;
export type Fail = (entry: Entry, phase: 'load' | 'mount' | 'start', error: unknown) => void;

export const isIsland = (definition: Definition): definition is IslandDefinition =>
  definition.kind === 'island';

interface Options extends Pick<ChunkLoader, 'loadUi'> {
  readonly fail: Fail;
  readonly putToSleep: (entry: Entry, sleep: Sleep) => Sleeper;
}

/** Loads the chunks of definitions and turns them into functions that start them. */
export const createStarters = (page: Page, { fail, loadUi, putToSleep }: Options) => {
  const starters = new Map<Definition, Promise<Starter>>();
  /** Starters whose chunk has loaded: a press mounts within its own task. */
  const ready = new Map<Definition, Starter>();

  const exportOf = async (chunk: () => Promise<object>, exported: string): Promise<unknown> => {
    const { [exported]: part } = (await page.load(chunk)) as Readonly<Record<string, unknown>>;
    if (!part) throw new Error(`No ${exported}`);
    return part;
  };

  /** The sleeping code; null where an editor shows the page, and for islands that never sleep. */
  const sleepOf = (definition: Definition): Promise<Sleep> | null => {
    if (!isIsland(definition) || !definition.asleep || page.mode.isPreview) return null;
    const { load: chunk, exported } = definition.asleep;
    return exportOf(chunk, exported) as Promise<Sleep>;
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
        // An error while mounting may be reported before the undo is known.
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
  /** The starter of a definition: requested once, whatever the number of roots. */
  const prepare = (definition: Definition) => {
    const known = starters.get(definition);
    if (known) return known;
    const prepared = starterOf(definition).then((starter) => {
      ready.set(definition, starter);
      return starter;
    });
    starters.set(definition, prepared);
    // Failures are not kept: a later caller may have a connection.
    prepared.catch(() => starters.delete(definition));
    return prepared;
  };

  return {
    sleepOf,
    prepare,
    /** Requests the chunk early; a failure is reported when it is needed. */
    requestCode: (definition: Definition) => void prepare(definition).catch(() => {}),
    ready: ready as ReadonlyMap<Definition, Starter>,
  };
};

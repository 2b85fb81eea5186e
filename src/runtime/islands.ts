import type { Definition } from './definition';
import type { PageFacts } from './page';
import { createRegistry, type Entry, type Registry } from './registry';
import type { Fail } from './wake/create-starters';
import type { WakeScheduler } from './wake/wake-scheduler';
import { holdInteraction } from './wake/hold-interaction';
import { stuckCopy } from './names/divi';
import { waitsForTouch } from './when';

/** Matching elements of a subtree, including its root. */
const matchesIn = (subtree: Element, selector: string): Element[] => [
  ...(subtree.matches(selector) ? [subtree] : []),
  ...subtree.querySelectorAll(selector),
];

interface WatchOptions {
  /** Matches all roots of all definitions. */
  readonly selector: string;
  readonly added: (subtree: Element) => void;
  /** Called for roots that have left the document, and elements that contained them; not for moved ones. */
  readonly removed: (root: Element) => void;
}

const elements = (nodes: NodeList) =>
  [...nodes].filter((node): node is Element => node instanceof Element);

/** One observer for subtrees that other scripts insert and remove. */
const watch = (win: Window & typeof globalThis, options: WatchOptions) => {
  const { selector, added, removed } = options;
  const onMutations = (records: readonly MutationRecord[]) => {
    for (const { removedNodes } of records) {
      for (const subtree of elements(removedNodes)) {
        if (subtree.isConnected) continue;
        // A single query: removed subtrees are mostly small, and looking for each class would cost more.
        for (const root of [subtree, ...subtree.querySelectorAll(selector)]) removed(root);
      }
    }
    for (const { addedNodes } of records) {
      for (const subtree of elements(addedNodes)) {
        if (subtree.isConnected && matchesIn(subtree, selector)[0]) added(subtree);
      }
    }
  };
  const observer = new win.MutationObserver(onMutations);
  observer.observe(win.document.documentElement, { childList: true, subtree: true });
  return { observer, onMutations };
};

export interface Islands {
  readonly registry: Registry;
  /** Scans a subtree, including its root, and schedules what it finds. */
  scan(subtree: Element): void;
  /** Scans the whole page in slices: looking for a thousand modules is a long task. */
  scanPage(): Promise<void>;
  /** Mounts everything pending on an element and its ancestors, immediately. */
  wakeAround(element: Element): void;
  /** Mounts everything that is asleep in a subtree, or about to be. */
  wakeIn(subtree: Element): void;
  /** Ends everything in a subtree or on the page, and restores the server's markup. */
  unmount(subtree?: Element): void;
  /** Ends everything of some families, which are no longer scanned for. */
  endFamilies(families: ReadonlySet<string>): void;
  stop(): void;
}

interface Options {
  readonly facts: PageFacts;
  /** Creates the scheduler of mounts, when the first one is found. */
  readonly createScheduler: (fail: Fail) => WakeScheduler;
}

/** A definition and one part of its selector; empty for one without. */
type Query = readonly [Definition, string];

/** Milliseconds of scanning before yielding to the main thread: half of a short task. */
const SLICE_MS = 12;

/**
 * Finds and ends the mounts of a page; a scheduler mounts what is found (docs/architecture.md,
 * "Life of a page").
 */
export const createIslands = (
  definitions: readonly Definition[],
  { facts, createScheduler }: Options,
): Islands => {
  const { document: doc, window: win, report } = facts;
  const registry = createRegistry();
  let scheduler: WakeScheduler | undefined;
  let stopHolding: (() => void) | undefined;

  const end = (entry: Entry, status: 'ended' | 'failed') => {
    entry.stopWaiting();
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
    const { definition, root } = entry;
    end(entry, 'failed');
    // A second failure of the same chunk is not reported again.
    const isKnown = phase === 'load' && entry.mayRetry === false;
    // Not for controllers: each interaction would request a file that may be blocked for good.
    entry.mayRetry = phase === 'load' && definition.kind === 'island';
    for (const name of definition.hides ?? []) {
      for (const element of root.querySelectorAll(`.${name}`)) element.classList.remove(name);
    }
    if (!isKnown) report({ source: definition.name, phase, error, element: root });
  };

  const getScheduler = () => {
    scheduler ??= createScheduler(fail);
    return scheduler;
  };
  const wake = (entry: Entry) => getScheduler().wake(entry);

  // Class by class: browsers find a single class ten times as fast as a list of them.
  const queries = definitions.flatMap((definition) =>
    (definition.selector ?? '').split(',').map((selector): Query => [definition, selector]),
  );

  const scheduleIn = (subtree: Element, wanted: readonly Query[]) => {
    const entries = wanted.flatMap(([definition, selector]) => {
      const { globals } = definition;
      if (globals && !globals.some((name) => facts.globals.has({ name }))) return [];
      if (definition.kind === 'island') {
        return matchesIn(subtree, selector).flatMap((root) =>
          root.closest(stuckCopy) ? [] : registry.add(definition, root as HTMLElement),
        );
      }
      const { needs } = definition;
      // The selector last: one without a match walks the whole page.
      if (needs && !needs(facts)) return [];
      if (selector && !matchesIn(subtree, selector)[0]) return [];
      return registry.add(definition, doc.documentElement);
    });
    if (!entries[0]) return;
    stopHolding ??= holdInteraction(doc, {
      registry,
      wake,
      requestCode: (entry) => getScheduler().requestCode(entry),
    });
    // Mounts that wait for an interaction need no services of the page before it.
    const due = entries.filter(({ definition }) => !waitsForTouch(definition.when));
    if (due[0]) getScheduler().schedule(due);
  };

  const scan = (subtree: Element) => {
    if (subtree.closest(stuckCopy)) return;
    scheduleIn(subtree, queries);
    facts.bus.emit('content:found', { root: subtree });
  };

  const scanPage = async () => {
    let startedAt = performance.now();
    for (const query of Array.from(queries)) {
      // Its family may have ended meanwhile.
      if (!queries.includes(query)) continue;
      scheduleIn(doc.documentElement, [query]);
      if (performance.now() - startedAt < SLICE_MS) continue;
      await new Promise((resolve) => setTimeout(resolve));
      startedAt = performance.now();
    }
  };

  const unmount = (subtree: Element = doc.documentElement) => {
    onMutations(observer.takeRecords());
    for (const entry of registry.all()) {
      if (subtree.contains(entry.root)) end(entry, 'ended');
    }
    facts.firstLayout.releaseIn(subtree);
    // Nodes that mounts restore while ending are no additions: nothing starts on them.
    observer.takeRecords();
  };

  const { observer, onMutations } = watch(win, {
    // Without any selector, nothing can match an addition.
    selector: queries.flatMap(([, selector]) => selector || []).join() || stuckCopy,
    added: scan,
    removed: (root) => {
      for (const entry of registry.at(root)) end(entry, 'ended');
    },
  });

  return {
    registry,
    scanPage,
    scan,
    wakeAround(element) {
      for (const entry of registry.around(element)) void wake(entry);
    },
    wakeIn(subtree) {
      for (const entry of registry.all()) {
        const { status, definition, root } = entry;
        // What has just been found falls asleep later.
        const isSleeper = status === 'waiting' && 'asleep' in definition;
        if ((isSleeper || status === 'asleep') && subtree.contains(root)) void wake(entry);
      }
    },
    unmount,
    endFamilies(families) {
      for (let at = queries.length - 1; at >= 0; at -= 1) {
        if (families.has(queries[at]?.[0].family ?? '')) queries.splice(at, 1);
      }
      for (const entry of registry.all()) {
        if (families.has(entry.definition.family)) end(entry, 'ended');
      }
      observer.takeRecords();
    },
    stop() {
      // Stops scanning, even while a scan of the page is in progress.
      queries.length = 0;
      observer.disconnect();
      stopHolding?.();
      scheduler?.stop();
      unmount();
    },
  };
};

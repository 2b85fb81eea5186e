import type { Definition } from '../definition';
import { isInView } from '../is-in-view';
import type { Page } from '../page';
import type { Entry } from '../registry';
import { createStarters, type Fail, isIsland, type Starter } from './create-starters';
import { createMountQueue } from './mount-queue';
import type { ChunkLoader } from './load-chunk';
import { fallAsleep, type Sleep } from './sleep';
import { whenIdle } from './when-idle';

/** About two presses of an arrow key before an element comes into view, in pixels. */
const MARGIN = 256;

/** Calls back once when an element comes near the viewport. Returns the undo. */
type Sight = (element: Element, callback: () => void) => () => void;

/** One observer for all elements. Without IntersectionObserver everything counts as near. */
const createSight = (win: Window & typeof globalThis): Sight => {
  const callbacks = new Map<Element, Set<() => void>>();
  const forget = (element: Element) => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
  const observer =
    'IntersectionObserver' in win
      ? new win.IntersectionObserver(
          (seen) => {
            for (const { target, isIntersecting } of seen) {
              if (!isIntersecting) continue;
              const waiting = [...(callbacks.get(target) ?? [])];
              forget(target);
              for (const callback of waiting) callback();
            }
          },
          { rootMargin: `${MARGIN}px` },
        )
      : null;

  return (element, callback) => {
    if (!observer) {
      callback();
      return () => {};
    }
    const waiting = callbacks.get(element) ?? new Set();
    callbacks.set(element, waiting.add(callback));
    observer.observe(element);
    return () => {
      waiting.delete(callback);
      if (waiting.size === 0) forget(element);
    };
  };
};

export interface WakeScheduler {
  /** Schedules what a scan has found; being found is no interaction. */
  schedule(entries: readonly Entry[]): void;
  /** Mounts an entry immediately; resolves when it works or has failed. */
  wake(entry: Entry): Promise<void>;
  /** Requests the chunk of a sleeping mount, which may be used soon. */
  requestCode(entry: Entry): void;
  stop(): void;
}

/** More mounts than this are scheduled in slices: the scan itself must not be a long task. */
const AT_ONCE = 100;

const wakesWhenSeen = ({ definition }: Entry) =>
  isIsland(definition) && definition.asleep?.until === 'seen';

/** Schedules each mount, then loads its chunk and mounts it. */
export const createScheduler = (
  page: Page,
  { fail, loadUi }: { readonly fail: Fail } & Pick<ChunkLoader, 'loadUi'>,
): WakeScheduler => {
  const { window: win, document: doc } = page;
  const queue = createMountQueue(win);
  const sight = createSight(win);
  const waking = new WeakMap<Entry, Promise<void>>();
  const idle = new Set<Entry>();
  /** Definitions with sleeping roots whose chunk is requested when the page is idle. */
  const awaited = new Set<Definition>();
  let stopIdle: (() => void) | null = null;
  /** Entries that wait until they are seen. */
  const unseen = new Set<Entry>();
  /**
   * Definitions of which one root was found outside the window: measuring the others would force a
   * layout between mounts.
   */
  const beyond = new Set<Definition>();
  /** Entries that should have woken while offline. */
  const offline = new Set<Entry>();

  const putToSleep = (entry: Entry, sleep: Sleep) => {
    const { definition, root } = entry;
    const wakeNow = () => void wake(entry, 'urgent');
    entry.sleeper = fallAsleep(sleep, { page, name: definition.name, root, wake: wakeNow });
    entry.undo = entry.sleeper.end;
    return entry.sleeper;
  };

  const { sleepOf, prepare, requestCode, ready } = createStarters(page, {
    fail,
    loadUi,
    putToSleep,
  });

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

  /** Wakes at the next press, or when the connection is back. */
  const sleepUntilOnline = (entry: Entry) => {
    entry.status = 'asleep';
    waking.delete(entry);
    offline.add(entry);
    win.addEventListener('online', wakeOffline);
  };
  const wakeOffline = () => {
    for (const entry of offline) void wake(entry, 'normal');
    offline.clear();
  };

  const wake = (entry: Entry, urgency: 'urgent' | 'normal'): Promise<void> => {
    const known = waking.get(entry);
    // An entry already queued is not queued again for urgency: its turn comes soon enough.
    if (known) return known;
    if (entry.mayRetry) {
      entry.mayRetry = false;
      entry.sleeper = undefined;
    } else if (entry.status !== 'waiting' && entry.status !== 'asleep') return Promise.resolve();
    entry.stopWaiting();
    entry.status = 'loading';
    const starter = ready.get(entry.definition);
    if (starter && entry.sleeper) {
      mount(entry, starter);
      return Promise.resolve();
    }
    const awake = prepare(entry.definition).then(
      (start) =>
        new Promise<void>((resolve) => {
          queue.add(() => {
            mount(entry, start);
            resolve();
          }, urgency);
        }),
      (error: unknown) => {
        if (entry.status !== 'loading') return;
        if (entry.sleeper && !win.navigator.onLine) sleepUntilOnline(entry);
        else {
          waking.delete(entry);
          fail(entry, 'load', error);
        }
      },
    );
    waking.set(entry, awake);
    return awake;
  };

  /** Stays scheduled until it is asleep, so that a press still mounts it. */
  const sleepOnceLoaded = (entry: Entry, sleeping: Promise<Sleep>) => {
    if (wakesWhenSeen(entry)) idle.delete(entry);
    else entry.stopWaiting();
    sleeping.then(
      (sleep) =>
        queue.add(() => {
          if (entry.status !== 'waiting') return;
          const startedAt = performance.now();
          // Before its code runs, which may wake it immediately.
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
  /** Runs when a mount's time has come. */
  const whenDue = (entry: Entry) => {
    const sleeping = sleepOf(entry.definition);
    if (!sleeping) void wake(entry, 'normal');
    else if (entry.status === 'waiting') sleepOnceLoaded(entry, sleeping);
  };

  const wakeIdle = () => {
    stopIdle = null;
    for (const entry of idle) queue.add(() => whenDue(entry), 'normal');
    for (const definition of awaited) requestCode(definition);
    awaited.clear();
  };

  const schedule = (entry: Entry) => {
    const { definition, root } = entry;
    const { when } = definition;
    if (entry.status !== 'waiting') return;
    // Requested with everything else that the page shows; a failure is reported when it is needed.
    const sleeping = sleepOf(definition);
    if (when === 'now') {
      if (sleeping) sleepOnceLoaded(entry, sleeping);
      else void wake(entry, 'urgent');
      return;
    }
    if (sleeping) {
      sleeping.catch(() => {});
      // On phones and tablets no hover precedes a press.
      if (page.stores.$viewport.get().breakpoint !== 'desktop') awaited.add(definition);
    } else if (when === 'visible') requestCode(definition);
    const isUnseen = wakesWhenSeen(entry);
    const onSight = () => (isUnseen ? void wake(entry, 'normal') : whenDue(entry));
    let stopSight = () => {};
    if (when === 'visible') {
      // An observer would report it a frame later.
      if (!beyond.has(definition) && isInView(root)) {
        onSight();
        return;
      }
      beyond.add(definition);
      stopSight = sight(root, onSight);
    }
    if (isUnseen) unseen.add(entry);
    idle.add(entry);
    stopIdle ??= whenIdle(win, wakeIdle);
    entry.stopWaiting = () => {
      stopSight();
      idle.delete(entry);
      unseen.delete(entry);
    };
  };

  /** The next tab stop may be a control that exists only once its mount is awake. */
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') for (const entry of unseen) void wake(entry, 'normal');
  };
  doc.addEventListener('keydown', onKey, { capture: true });

  return {
    schedule(entries) {
      entries.forEach((entry, at) => {
        if (at < AT_ONCE) schedule(entry);
        else queue.add(() => schedule(entry), 'normal');
      });
    },
    wake: (entry) => wake(entry, 'urgent'),
    requestCode: ({ definition }) => requestCode(definition),
    stop() {
      stopIdle?.();
      win.removeEventListener('online', wakeOffline);
      doc.removeEventListener('keydown', onKey, { capture: true });
    },
  };
};

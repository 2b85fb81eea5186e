import { stickyElements } from '../runtime/config/divi';
import { listen } from '../runtime/kit';
import type { Page } from '../runtime/page';
import { createSticky, type Sticky } from './create-sticky';
import type { Environment } from './environment';
import { type Found, findModules } from './find-modules';
import * as names from './names';
import { createTimers, type Timers } from './timers';
import { watchSizes } from './watch-sizes';

/** Specification S9.31, in milliseconds. */
const SIZE_MS = 50;
const MODULE_MS = 500;
/** The admin bar changes its height at a width of 782 (specification S9.22), the theme's later. */
const ADMIN_BAR_MS = 300;

/** What the parts that come later work with. */
export interface Running {
  readonly sticky: Sticky;
  readonly environment: Environment;
  readonly timers: Timers;
  readonly signal: AbortSignal;
  /** The entries that the server has printed. */
  readonly printed: Readonly<Record<string, unknown>>;
  /** Takes on what these entries name and lets go of the rest. */
  adopt(entries: Readonly<Record<string, unknown>>): void;
  measureSoon(): void;
}

/** Follows everything that moves modules: scrolling, sizes, devices, the header, the focus. */
export const startSticky = (page: Page, environment: Environment): (() => void) => {
  const { document: doc, window: win, stores, bus, globals, report } = page;
  const abort = new AbortController();
  const { signal } = abort;
  const timers = createTimers(win);
  const sticky = createSticky(page, environment, timers);
  const { evaluate } = sticky;
  const printed = globals.get(stickyElements);
  let entries = printed;

  const measureAndWatch = () => {
    sticky.measureAll();
    sizes.watch([...sticky.modules.values()], environment.watched);
  };
  const measureAfter = (ms: number) => () => timers.set(`measure ${ms}`, ms, measureAndWatch);
  const soon = measureAfter(SIZE_MS);
  const sizes = watchSizes(win, { changed: soon, moduleChanged: measureAfter(MODULE_MS) });

  const adopt: Running['adopt'] = (next) => {
    entries = next;
    sticky.adopt(findModules(doc, entries));
    measureAndWatch();
  };
  /** Others may have put new elements in the place of ours. */
  const adoptNew = () => {
    const isNew = ({ id, element }: Found) => sticky.modules.get(id)?.element !== element;
    if (findModules(doc, entries).some(isNew)) adopt(entries);
  };
  bus.on('content:found', adoptNew);

  let { breakpoint } = stores.$viewport.get();
  const undos = [
    environment.onScroll(evaluate),
    stores.$viewport.listen((viewport) => {
      soon();
      measureAfter(ADMIN_BAR_MS)();
      if (viewport.breakpoint !== breakpoint) sticky.restart();
      breakpoint = viewport.breakpoint;
    }),
    // A store that somebody listens to is asked at no cost while the page scrolls.
    stores.$motion.listen(() => {}),
    () => bus.off('content:found', adoptNew),
  ];
  const listening = { signal, report, source: 'sticky' };
  listen(win, 'load', soon, listening);
  listen(
    win,
    names.headerTransitionEnd,
    () => {
      // Specification S4.58.
      sticky.restart(({ isPaused }) => isPaused);
      soon();
    },
    listening,
  );
  page
    .load(() => import('./afterwards'))
    .then(({ startAfterwards }) => {
      if (!signal.aborted) {
        startAfterwards(page, {
          sticky,
          environment,
          timers,
          signal,
          printed,
          adopt,
          measureSoon: soon,
        });
      }
    })
    .catch((error: unknown) => report({ source: 'sticky', phase: 'load', error }));
  adopt(entries);

  return () => {
    abort.abort();
    for (const undo of undos) undo();
    sizes.undo();
    sticky.undo();
    timers.clearAll();
  };
};

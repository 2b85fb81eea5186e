import type { ControllerScope } from '../runtime/controller-scope';
import { createSticky } from './create-sticky';
import type { Environment } from './environment';
import { type Found, findModules } from './find-modules';
import { stickyAfterwards, stickyInBuilder } from './lazy';
import * as names from './names';
import type { StickyPage } from './sticky-page';
import { createTimers } from './timers';
import { watchSizes } from './watch-sizes';
import { record } from '../runtime/kit';

/** Raw: `readSettings` knows what its values mean. */
export const stickyElements = { name: 'et_pb_sticky_elements', read: record((value) => value) };

/** Specification S9.31, in milliseconds. */
const SIZE_MS = 50;
const MODULE_MS = 500;
/** The admin bar changes its height at a width of 782 (specification S9.22), the theme's later. */
const ADMIN_BAR_MS = 300;

/** Follows everything that moves modules: scrolling, sizes, devices, the header, the focus. */
export const startSticky = (scope: ControllerScope, environment: Environment): void => {
  const { page, listen, on, onEnd, startLazy } = scope;
  const { document: doc, window: win, mode, stores, globals } = page;
  const timers = createTimers(scope);
  const sticky = createSticky(scope, environment, timers);
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
  onEnd(sizes.undo);

  const adopt: StickyPage['adopt'] = (next) => {
    entries = next;
    sticky.adopt(findModules(doc, entries));
    measureAndWatch();
  };
  /** Others may have put new elements in the place of ours. */
  const adoptNew = () => {
    const isNew = ({ id, element }: Found) => sticky.modules.get(id)?.element !== element;
    if (findModules(doc, entries).some(isNew)) adopt(entries);
  };
  on('content:found', adoptNew);

  let { breakpoint } = stores.$viewport.get();
  onEnd(environment.onScroll(evaluate));
  onEnd(
    stores.$viewport.listen((viewport) => {
      soon();
      measureAfter(ADMIN_BAR_MS)();
      if (viewport.breakpoint !== breakpoint) sticky.restart();
      breakpoint = viewport.breakpoint;
    }),
  );
  // A store that somebody listens to is read at no cost while the page scrolls.
  onEnd(stores.$motion.listen(() => {}));
  listen(win, 'load', soon);
  listen(win, names.headerTransitionEnd, () => {
    // Specification S4.58.
    sticky.restart(({ isPaused }) => isPaused);
    soon();
  });
  const stickyPage: StickyPage = {
    sticky,
    environment,
    timers,
    printed,
    adopt,
    measureSoon: soon,
  };
  startLazy(stickyAfterwards, stickyPage);
  if (mode.isBuilder || mode.isLayoutPreview) startLazy(stickyInBuilder, stickyPage);
  adopt(entries);
};

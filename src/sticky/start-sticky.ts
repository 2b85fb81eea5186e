import * as names from './names';
import type { StickyPage } from './sticky-page';
import type { StickyModule } from './sticky-module';
import type { ControllerScope } from '../runtime/controller-scope';
import { createSticky } from './create-sticky';
import type { Environment } from './environment';
import { type Found, findModules } from './find-modules';
import { createTimers } from './timers';
import { record } from '../runtime/kit';
import { stickyAfterwards, stickyInBuilder } from './lazy';

interface Options {
  /** The page, a container or a bar has changed its size. */
  readonly changed: () => void;
  /** A module itself has changed its size. */
  readonly moduleChanged: () => void;
}

/** Sub-pixel differences are no change. */
const TOLERANCE = 0.5;

/** One observer for all elements whose size moves modules. */
const watchSizes = (win: Window & typeof globalThis, { changed, moduleChanged }: Options) => {
  const { body, documentElement: root } = win.document;
  let modules = new Map<Element, StickyModule>();
  let watched = new Set<Element>();
  const observer = new win.ResizeObserver((reports) => {
    for (const { target, borderBoxSize } of reports) {
      const module = modules.get(target);
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (!module) changed();
      else if (
        Math.abs(height - (module.isSticky ? module.heightSticky : module.flow.height)) > TOLERANCE
      ) {
        moduleChanged();
      }
    }
  });

  return {
    watch(all: readonly StickyModule[], bars: readonly Element[]): void {
      modules = new Map(all.map((module) => [module.element, module]));
      const containers = all.flatMap(({ element, limit }) => [
        element.parentElement,
        limit.top?.container,
        limit.bottom?.container,
      ]);
      const next = new Set(
        [root, body, ...bars, ...modules.keys(), ...containers].flatMap((each) => each ?? []),
      );
      for (const each of watched) if (!next.has(each)) observer.unobserve(each);
      for (const each of next) if (!watched.has(each)) observer.observe(each);
      watched = next;
    },
    undo: () => observer.disconnect(),
  };
};

/** By id; `settingsOn` interprets the values. */
export const stickyElements = { name: 'et_pb_sticky_elements', read: record((value) => value) };

/** Specification S9.31, in milliseconds. */
const SIZE_MS = 50;
const MODULE_MS = 500;
/**
 * The admin bar changes its height at a width of 782 (specification S9.22), the theme's later. In
 * milliseconds.
 */
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
  /** Other scripts may have replaced our elements. */
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
  // A store with listeners can be read at no cost while the page scrolls.
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

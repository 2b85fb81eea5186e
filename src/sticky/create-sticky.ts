import { measured, temporary } from './names';
import { createInline, addStyleSheet, createChanges } from '../runtime/kit';
import type { Page } from '../runtime/page';
import { EDGES, type StickyModule } from './sticky-module';
import type { ControllerScope } from '../runtime/controller-scope';
import { createSticking } from './create-sticking';
import { type Decision, decide, FREE } from './decide';
import { edgeOffset, surroundingOffset } from './edge-offset';
import type { Environment } from './environment';
import type { Found } from './find-modules';
import { isStill, measure } from './measure';
import { offsetModules } from './offset-modules';
import { shiftOf } from './stuck-styles';
import { settingsOn } from './settings-on';
import type { Timers } from './timers';

const probe = `:is(.${measured},.${temporary})`;

/** Changes for a measurement must not start transitions. */
const css = `${probe},${probe} *{transition:none!important}`;

/**
 * Sets `scroll-padding`, so that the browser does not scroll focused or linked elements under stuck
 * modules.
 */
const createScrollPadding = ({ document: doc, stores }: Page) => {
  const inline = createInline(doc.documentElement);
  let known = { top: 0, bottom: 0 };
  return {
    undo: inline.undo,
    update(modules: Iterable<StickyModule>): void {
      const { width, height } = stores.$viewport.get();
      const padding = { top: 0, bottom: 0 };
      for (const { edge, heightSticky, isPaused, isSticky, offset, widthSticky } of modules) {
        if (!isSticky || isPaused) continue;
        const covered = offset[edge] + heightSticky;
        // A narrow module covers only part of the page; a high one leaves too little space to scroll in.
        if (widthSticky < width / 2 || covered > height / 2) continue;
        padding[edge] = Math.max(padding[edge], covered);
      }
      for (const edge of EDGES) {
        const value = padding[edge];
        if (value !== known[edge])
          inline.set(`scroll-padding-${edge}`, value ? `${value}px` : null);
      }
      known = padding;
    },
  };
};

export interface Sticky {
  /** By id, in document order. */
  readonly modules: ReadonlyMap<string, StickyModule>;
  /** Adds unknown modules, releases unlisted ones, and keeps the order of the list. */
  adopt(found: readonly Found[]): void;
  measureAll(): void;
  /** Sticks and releases modules for the scroll position. Measures only those without a known place. */
  evaluate(): void;
  /** Releases modules, all by default, and starts again from the current state. */
  restart(which?: (module: StickyModule) => boolean): void;
}

export const createSticky = (
  { page, changes, onEnd }: ControllerScope,
  environment: Environment,
  timers: Timers,
): Sticky => {
  const { document: doc, window: win, stores, bus } = page;
  let modules = new Map<string, StickyModule>();
  const scrollPadding = createScrollPadding(page);
  const sticking = createSticking(page, { around: changes, timers });
  onEnd(addStyleSheet(doc, css));
  const device = () => stores.$viewport.get().breakpoint;

  /** Returns whether the module has changed its state. */
  const apply = (module: StickyModule, decision: Decision, windowHeight: number): boolean => {
    const { isSticky: was, isPaused: wasPaused } = module;
    if (decision.state === 'free') {
      if (was) sticking.end(module);
      return was;
    }
    const { edge } = decision;
    // Beyond one window height out of view it is not updated, to save work.
    const margin = Math.max(
      decision.margin,
      -module.offset[edge] - module.heightSticky - windowHeight,
    );
    const isOther = !was || module.edge !== edge;
    if (isOther) {
      sticking.end(module);
      sticking.start(module, edge);
    }
    module.isPaused = decision.state === 'paused';
    const framed = environment.stylesInFrame?.(decision, module);
    if (framed) module.inline.write(framed);
    else if (module.margin !== margin) module.inline.set('translate', shiftOf(edge, margin));
    module.margin = margin;
    return isOther || module.isPaused !== wasPaused;
  };

  const evaluate = (): void => {
    for (const module of modules.values()) {
      // It was moving when all were measured: its place is known only now that it rests.
      if (!module.isMeasured && isStill(module)) return measureAll();
    }
    const view = environment.view();
    const changed: StickyModule[] = [];
    for (const module of modules.values()) {
      const { flow, settings } = module;
      const isVisible = flow.width || flow.height;
      const decision = isVisible ? decide(settings.position, view, module) : FREE;
      if (apply(module, decision, view.height)) changed.push(module);
    }
    if (changed.length === 0) return;
    scrollPadding.update(modules.values());
    for (const { id, element: root, isSticky, isPaused } of changed) {
      bus.emit('sticky:changed', { id, root, isSticky, isPaused });
    }
  };

  /** Computes where each module is stuck. */
  const plan = (all: readonly StickyModule[]) => {
    const bars = environment.bars();
    for (const edge of EDGES) {
      const lists = offsetModules(all, edge);
      for (const module of all) {
        const others = lists.get(module.id);
        module.lists[edge] = others;
        module.surrounding[edge] = surroundingOffset(edge, others);
        module.offset[edge] = edgeOffset(edge, module, { others, bars: bars[edge] });
      }
    }
  };

  const measureAll = () => {
    for (const module of modules.values()) {
      if (module.element.isConnected) continue;
      sticking.end(module, true);
      modules.delete(module.id);
    }
    const all = [...modules.values()];
    measure(all, win, environment.view().height);
    plan(all);
    for (const module of all) if (module.isSticky) sticking.refresh(module);
    stores.$stuck.set(all.filter(({ settings }) => settings.position.startsWith('top')));
    scrollPadding.update(all);
    evaluate();
  };

  const adopt: Sticky['adopt'] = (found) => {
    const known = modules;
    modules = new Map();
    for (const { id, raw, element } of found) {
      const before = known.get(id);
      const settings = settingsOn(raw, device());
      if (before?.element === element) {
        modules.set(id, Object.assign(before, { raw, settings }));
        known.delete(id);
        continue;
      }
      modules.set(id, {
        id,
        element,
        raw,
        settings,
        flow: new DOMRect(),
        margins: [],
        widthSticky: 0,
        heightSticky: 0,
        marginsSticky: [],
        limit: { top: null, bottom: null },
        lists: {},
        offset: {},
        surrounding: {},
        isSticky: false,
        isPaused: false,
        stick: createChanges(),
        lingering: [],
        // The remaining properties are set by the measurement.
      } as unknown as StickyModule);
    }
    for (const module of known.values()) sticking.end(module, true);
  };

  onEnd(() => {
    adopt([]);
    stores.$stuck.set([]);
    scrollPadding.undo();
  });

  return {
    get modules() {
      return modules;
    },
    adopt,
    measureAll,
    evaluate,
    restart(which = () => true) {
      for (const module of modules.values()) {
        if (which(module)) sticking.end(module);
        module.settings = settingsOn(module.raw, device());
      }
      measureAll();
    },
  };
};

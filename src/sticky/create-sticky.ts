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

/** What is measured for a moment is not to fade there and back. */
const css = `${probe},${probe} *{transition:none!important}`;

/** Tells the browser what is covered where it scrolls to what has the focus or is linked to. */
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
        // A narrow one covers a part of the page only, a high one leaves too little to scroll in.
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
  /** Takes on what is not known yet, lets go of what is not listed, and keeps the list's order. */
  adopt(found: readonly Found[]): void;
  measureAll(): void;
  /** Sticks and lets go what the scroll position asks for. Measures only what has no place yet. */
  evaluate(): void;
  /** Lets modules go, all by default, and starts again from what holds now. */
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
    // A window's height out of sight it stays where it is, so that it costs nothing.
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
      // It moved when all were measured: only now that it rests is its place known.
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

  /** Works out where each module is stuck. */
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
        moment: [],
        // The rest is known once it was measured.
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

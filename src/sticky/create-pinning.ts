import type { Changes } from '../runtime/kit';
import * as divi from '../runtime/names/divi';
import type { Page } from '../runtime/page';
import type { Edge } from './decide';
import { makePlaceholder } from './make-placeholder';
import * as names from './names';
import { EDGES, type PinnedModule } from './pinned-module';
import { finalStyles, firstStyles, type Styles } from './pinned-styles';
import type { Timers } from './timers';
import { trimTransition } from './trim-transition';

/** Specification S9.32, in milliseconds. */
const UNLOCK_MS = 1;
const SETTLE_MS = 50;

const SIDES = [...EDGES, 'left', 'right'];
const WIDTHS = ['width', 'max-width'];

interface Parts {
  /** Changes to what stands around modules. */
  readonly around: Changes;
  readonly timers: Timers;
}

/** Takes modules out of the flow and gives them back (contract sticky.md §10). */
export const createPinning = (page: Page, { around, timers }: Parts) => {
  const { window: win, stores } = page;

  const write = ({ element, pin }: PinnedModule, styles: Styles) => {
    for (const property in styles) pin.setStyle(element, property, styles[property]);
  };
  const refresh = (module: PinnedModule) => write(module, finalStyles(module));
  const tell = ({ id }: PinnedModule, type: string) =>
    win.dispatchEvent(new CustomEvent(type, { detail: { stickyId: id } }));

  /** Keeps the page's height while the module leaves the flow or comes back. */
  const lock = ({ element, moment, parentHeight }: PinnedModule) => {
    const { parentElement: parent } = element;
    if (parent) moment.setStyle(parent, 'height', `${parentHeight} !important`);
  };
  const unlockAfter = ({ id, moment }: PinnedModule, ms: number) =>
    timers.set(`unlock ${id}`, ms, moment.undo);

  /** What holds a pinned module must not lie below its neighbours. */
  const setState = (module: PinnedModule, isOn: true | null, ledger = module.pin) => {
    const { element, settings, holders } = module;
    for (const name of [names.sticky, `${names.sticky}--${settings.position}`]) {
      ledger.setClass(element, name, isOn);
    }
    for (const holder of holders) {
      const holds = holder.getElementsByClassName(names.sticky).length > 0;
      around.setClass(holder, names.holdsSticky, holds || null);
    }
  };
  const holdersOf = ({ parentElement: at }: Element): readonly Element[] => {
    if (!at) return [];
    return at.matches(names.holder) ? [at, ...holdersOf(at)] : holdersOf(at);
  };

  /** Light and dark texts may differ while pinned (contract §2.3). */
  const swapLayouts = ({ element, pin }: PinnedModule) => {
    for (const each of [element, ...element.querySelectorAll(`[${names.layoutSticky}]`)]) {
      const layout = each.getAttribute(names.layoutSticky);
      const target = each.classList.contains(names.slide) ? each.closest(names.slider) : each;
      if (!layout || !target) continue;
      pin.setClass(target, divi.bgDark, layout === 'dark');
      pin.setClass(target, divi.bgLight, layout === 'light');
    }
  };

  return {
    write,
    refresh,
    start(module: PinnedModule, edge: Edge): void {
      const { element, id, moment, settings, transition } = module;
      const { normal, sticky, origin, hasTransition } = settings;
      moment.undo();
      const placeholder = makePlaceholder(element, id);
      lock(module);
      element.after(placeholder);
      Object.assign(module, { isSticky: true, edge, placeholder, holders: holdersOf(element) });
      setState(module, true);
      tell(module, names.started);
      // A percentage means something else out of the flow: it must not be where a transition starts.
      const hasFinal = normal.width || normal.maxWidth || sticky.width || sticky.maxWidth || origin;
      const still = [...(hasFinal ? WIDTHS : []), ...(origin && hasTransition ? SIDES : [])];
      const isStill = stores.$motion.get() === 'reduce';
      const own = isStill ? 'none' : trimTransition(transition, still);
      write(module, firstStyles(module, own === transition ? null : own));
      swapLayouts(module);
      unlockAfter(module, UNLOCK_MS);
      if (hasFinal) timers.set(`settle ${id}`, SETTLE_MS, () => refresh(module));
    },
    /** Gives a module back; fades run on unless it `isLeaving` for good. */
    end(module: PinnedModule, isLeaving = false): void {
      const { element, id, moment, settings, pin, px, transition } = module;
      timers.clear(`settle ${id}`);
      moment.undo();
      if (!module.isSticky) return;
      if (!isLeaving) lock(module);
      module.placeholder?.remove();
      Object.assign(module, { isSticky: false, isPaused: false, placeholder: null });
      setState(module, null);
      // The editor shows the sticky look while its tab is open.
      if (element.classList.contains(names.editing) && !isLeaving) setState(module, true, around);
      tell(module, names.ended);
      pin.undo();
      if (isLeaving) return;
      // A module that is moved away from its place goes on from where it was moved to.
      settings.origin.split('_').forEach((side, at) => {
        const shift = px(settings.shift[at] ?? '');
        if (shift === undefined || !SIDES.includes(side)) return;
        moment.setStyle(element, side, `${shift}px`);
        moment.setStyle(element, 'transition', trimTransition(transition, SIDES));
      });
      // The first duration counts, as the contract has it.
      const [, value = '0', unit] = /([\d.]+)(m?s)/.exec(transition) ?? [];
      unlockAfter(module, Number(value) * (unit === 's' ? 1000 : 1));
    },
  };
};

import * as names from './names';
import * as divi from '../runtime/names/divi';
import { type Changes, createInline } from '../runtime/kit';
import type { Page } from '../runtime/page';
import type { Edge } from './settings-on';
import { EDGES, type StickyModule } from './sticky-module';
import { finalStyles, firstStyles, type Styles } from './stuck-styles';
import type { Timers } from './timers';

/** Attributes that must be unique in a page, or would start something (sticky.md §13). */
const ONCE = ['id', 'name', 'for', 'autoplay', 'autofocus', 'loading'];
// The last two contain addresses that wait for consent (cookieyes.md §9.2).
const LOADING = ['src', 'srcset', 'srcdoc', 'data', 'poster', 'data-src', 'data-cky-src'];
// Sources of images are kept: without them the copy would load a file that the page does not show.
const LOADERS = 'iframe,video,audio,embed,object,:not(picture)>source,track';
const GONE = `script,${names.customCss}`;
const TOUCHED = ['img', GONE, LOADERS, ...ONCE.map((name) => `[${name}]`)].join();

/** An image or a video. */
type Media = Partial<HTMLImageElement & HTMLVideoElement>;

/**
 * The placeholder of a module in the flow: a copy that is invisible, inert and loads nothing, and
 * has the size of the module before any of its images has loaded.
 */
export const makePlaceholder = (module: HTMLElement, id: string): HTMLElement => {
  const copy = module.cloneNode(true) as HTMLElement;
  const touched = (all: HTMLElement) => [all, ...all.querySelectorAll<HTMLElement>(TOUCHED)];
  const originals = touched(module);
  touched(copy).forEach((element, at) => {
    if (element.matches(GONE)) element.remove();
    const { naturalWidth, naturalHeight, videoWidth, videoHeight } = originals[at] as Media;
    const width = naturalWidth || videoWidth;
    if (width && !element.matches('[width],[height]')) {
      const height = naturalHeight || videoHeight;
      Object.assign(element, { width, height });
    }
    const lost = element.matches(LOADERS) ? [...ONCE, ...LOADING] : ONCE;
    for (const attribute of lost) element.removeAttribute(attribute);
  });
  copy.classList.add(names.placeholder);
  copy.setAttribute(names.placeholderId, id);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  const address = copy.getAttribute(names.address);
  if (address) copy.setAttribute(names.address, `placeholder-${address}`);
  return copy;
};

/** A computed `transition` without some properties; `none` where nothing is left (sticky.md §9.3). */
export const trimTransition = (
  transition: string | undefined,
  properties: readonly string[],
): string => {
  if (!transition) return '';
  // Commas inside the parentheses of an easing function do not separate.
  const parts = transition.split(/,(?![^(]*\))/).map((part) => part.trim());
  const kept = parts.filter((part) => !properties.includes(part.split(/\s/, 1)[0] ?? ''));
  return kept.join(', ') || 'none';
};

/** Specification S9.32, in milliseconds. */
const SETTLE_MS = 50;

const SIDES = [...EDGES, 'left', 'right'];
const WIDTHS = ['width', 'max-width'];

interface Parts {
  /** Changes to elements around modules. */
  readonly around: Changes;
  readonly timers: Timers;
}

/** Takes modules out of the flow and restores them (sticky.md §9). */
export const createSticking = (page: Page, { around, timers }: Parts) => {
  const { window: win, stores } = page;

  /** Nothing fades under reduced motion. */
  const unlessStill = (transition: string | null) =>
    stores.$motion.get() === 'reduce' ? 'none' : transition;
  const refresh = (module: StickyModule) =>
    module.inline.write({ ...finalStyles(module), transition: unlessStill(null) });
  const emitAt = ({ id }: StickyModule, type: string) =>
    win.dispatchEvent(new CustomEvent(type, { detail: { stickyId: id } }));

  /** Styles that are kept for a moment after a module is released. */
  const hold = ({ lingering }: StickyModule, element: HTMLElement, styles: Styles) => {
    const inline = createInline(element);
    inline.write(styles);
    lingering.push(inline);
  };
  const release = ({ lingering }: StickyModule) => {
    for (const inline of lingering.splice(0)) inline.undo();
  };
  /** The containers of a stuck module must not lie below their neighbours. */
  const setState = (module: StickyModule, isOn = false, ledger = module.stick) => {
    const { element, settings, holders } = module;
    if (isOn) {
      ledger.setClasses(element, [names.sticky, `${names.sticky}--${settings.position}`], true);
    } else ledger.undo();
    for (const holder of holders) {
      const holds = isOn || holder.getElementsByClassName(names.sticky).length > 0;
      around.setClass(holder, names.holdsSticky, holds || null);
    }
  };

  /** Light and dark text colours may differ while stuck (sticky.md §3.1). */
  const swapLayouts = ({ element, stick }: StickyModule) => {
    for (const each of [element, ...element.querySelectorAll(`[${names.layoutSticky}]`)]) {
      const layout = each.getAttribute(names.layoutSticky);
      const target = each.classList.contains(names.slide) ? each.closest(names.slider) : each;
      if (!layout || !target) continue;
      const own = target === each && each.getAttribute(names.layoutBase);
      for (const [name, text] of [
        [divi.bgDark, 'dark'],
        [divi.bgLight, 'light'],
      ] as const) {
        // On hover the class may differ; undo restores its own.
        if (own) target.classList.toggle(name, text === own);
        stick.setClass(target, name, text === layout);
      }
    }
  };

  return {
    refresh,
    start(module: StickyModule, edge: Edge): void {
      const { element, id, settings, transition } = module;
      const { normal, sticky, origin, hasTransition } = settings;
      release(module);
      const placeholder = makePlaceholder(element, id);
      const placeholderSize = createInline(placeholder);
      // Styles that depend on an id must not change the height of the copy.
      if (element.id || element.querySelector('[id]:not([id^="skerry-"])')) {
        placeholderSize.write({
          'box-sizing': 'border-box !important',
          height: `${module.flow.height}px !important`,
          'margin-top': `${module.marginTop} !important`,
          'margin-bottom': `${module.marginBottom} !important`,
        });
      }
      element.after(placeholder);
      Object.assign(module, {
        isSticky: true,
        edge,
        margin: 0,
        placeholder,
        placeholderSize,
        inline: createInline(element),
      });
      setState(module, true);
      emitAt(module, names.started);
      // A percentage has another meaning out of the flow: a transition must not start from it.
      const hasFinal = normal.width || normal.maxWidth || sticky.width || sticky.maxWidth || origin;
      const still = [...WIDTHS, ...(origin && hasTransition ? SIDES : [])];
      const own = hasFinal ? trimTransition(transition, still) : transition;
      module.inline.write(firstStyles(module, unlessStill(own === transition ? null : own)));
      swapLayouts(module);
      if (hasFinal) timers.set(`settle ${id}`, SETTLE_MS, () => refresh(module));
    },
    /** Releases a module; fades continue unless it `isLeaving` for good. */
    end(module: StickyModule, isLeaving = false): void {
      const { element, id, parentHeight, settings, px, transition } = module;
      timers.clear(`settle ${id}`);
      release(module);
      if (!module.isSticky) return;
      // The page keeps its height while the module returns to the flow.
      const { parentElement: parent } = element;
      if (parent && !isLeaving) hold(module, parent, { height: `${parentHeight} !important` });
      module.placeholder?.remove();
      Object.assign(module, { isSticky: false, isPaused: false, placeholder: null });
      setState(module);
      // The editor shows the sticky state while its tab is open.
      if (element.classList.contains(names.editing) && !isLeaving) setState(module, true, around);
      emitAt(module, names.ended);
      module.inline.undo();
      if (isLeaving) return;
      // A module with an offset position continues from that position.
      settings.origin.split('_').forEach((side, at) => {
        const shift = px(settings.shift[at] ?? '');
        if (shift === undefined || !SIDES.includes(side)) return;
        hold(module, element, {
          [side]: `${shift}px`,
          transition: trimTransition(transition, SIDES),
        });
      });
      // The first duration counts (sticky.md §9.1).
      const [, value = '0', unit] = /([\d.]+)(m?s)/.exec(transition) ?? [];
      const ms = Number(value) * (unit === 's' ? 1000 : 1);
      timers.set(`release ${id}`, ms, () => release(module));
    },
  };
};

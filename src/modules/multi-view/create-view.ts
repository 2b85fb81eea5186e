import * as names from './names';
import {
  safeUrl,
  type Changes,
  createChanges,
  createLatest,
  measureAround,
  safeQuery,
} from '../../runtime/kit';
import type { ViewMode, Views, View } from './read-view';
import type { ControllerScope } from '../../runtime/controller-scope';

/** Set by other parts of a view, or able to run code. */
const refused = /^(on|srcdoc$|class$|style$|srcset$|sizes$|id$)/i;
const wellFormed = /^[a-z_][\w.-]*$/i;
const addresses = ['src', 'href', 'action', 'formaction', 'poster', 'data'];

/** Whether a view may set an attribute. */
export const isSafeAttribute = (name: string, value: string, base: string): boolean =>
  wellFormed.test(name) &&
  !refused.test(name) &&
  (!addresses.includes(name.toLowerCase()) || value === '' || safeUrl(value, base) !== null);

/** Sets the attributes of a view; an image gets its sizes too, and reports when it has loaded. */
const applyAttributes = (
  target: HTMLElement,
  attributes: Readonly<Record<string, string>>,
  { changes, signal }: { readonly changes: Changes; readonly signal: AbortSignal },
): void => {
  const { baseURI } = target.ownerDocument;
  for (const [name, value] of Object.entries(attributes)) {
    if (!isSafeAttribute(name, value, baseURI)) continue;
    const before = target.getAttribute(name);
    changes.setAttribute(target, name, value);
    if (name !== 'src' || before === value) continue;
    changes.setClass(target, names.hiddenImage, value === '');
    for (const part of ['srcset', 'sizes']) {
      changes.setAttribute(target, part, attributes[part] || null);
    }
    if (value === '' || !(target instanceof HTMLImageElement)) continue;
    changes.setClass(target, names.loading, true);
    const onEnd = ({ type }: Event) => {
      // Style sheets hide loading images; one that never loads must show its alternative text.
      changes.setClass(target, names.loading, null);
      if (type === 'load') changes.setClass(target, names.loaded, true);
    };
    for (const type of ['load', 'error']) target.addEventListener(type, onEnd, { signal });
  }
};

/** Shows the listed tabs of a product, and selects the first where a hidden one was selected. */
const chooseTabs = (target: Element, included: string, changes: Changes): void => {
  const wanted = included.split('|').map((name) => name + names.tab);
  const isWanted = ({ classList }: Element) => wanted.some((name) => classList.contains(name));
  const tabs = [...target.querySelectorAll<HTMLElement>(names.tabs)];
  for (const tab of tabs) if (!isWanted(tab)) changes.setStyle(tab, 'display', 'none');
  const isLost = (tab: Element) => tab.classList.contains(names.activeTab) && !isWanted(tab);
  if (tabs.some(isLost)) tabs.find(isWanted)?.click();
};

const fallbacks: Readonly<Record<Exclude<ViewMode, 'hover'>, readonly ViewMode[]>> = {
  desktop: ['desktop'],
  tablet: ['tablet', 'desktop'],
  phone: ['phone', 'tablet', 'desktop'],
};

/**
 * The value for a device: its own, else that of the next larger one. On hover the hover value
 * counts, if there is a normal one too (divi-modules.md §14).
 */
export const viewValue = <T>(
  values: Views<T>,
  { device, isHovered }: { device: Exclude<ViewMode, 'hover'>; isHovered: boolean },
): T | undefined => {
  const mode = fallbacks[device].find((each) => values[each] !== undefined);
  const normal = mode && values[mode];
  return isHovered && normal !== undefined && values.hover !== undefined ? values.hover : normal;
};

const targetOf = (element: HTMLElement, selector: string): HTMLElement =>
  safeQuery(
    () =>
      element.querySelector<HTMLElement>(selector) ??
      element.ownerDocument.querySelector<HTMLElement>(selector),
  ) ?? element;

/**
 * An element whose content depends on device and hover. The server prints the desktop view, so
 * every other view is a change that can be undone (divi-modules.md §14).
 */
export const createView = (
  { element, view }: { element: HTMLElement; view: View },
  { page: { insert, scan }, inBackground }: ControllerScope,
) => {
  const target = targetOf(element, view.target);
  const { content, attrs, styles, classes, visibility } = view.schema;
  const changes = createChanges();
  // Looked up each time: a toggle moves its title into a button, before or after a view is applied.
  const host = () => target.querySelector(names.titleButton) ?? target;
  let served: readonly Node[] | null = null;
  const put = (nodes: readonly Node[]) => {
    host().replaceChildren(...nodes);
    // Sliders and tabs may have been measured with the previous content.
    measureAround(target);
  };
  const giveContent = () => {
    if (served) put(served);
    served = null;
  };
  /** Content and images that are loading. */
  const coming = createLatest();
  const loading = createLatest();
  let shown = content.desktop;

  const setContent = async (html: string | undefined) => {
    if (html === shown) return;
    shown = html;
    const signal = coming.start();
    if (html === undefined || html === content.desktop) {
      giveContent();
      return;
    }
    const fragment = await insert.fragment(html, 'page');
    // Another view has been requested while this one was loading, or the gateway has failed to load.
    if (signal.aborted || (html !== '' && !fragment.hasChildNodes())) return;
    served ??= [...host().childNodes];
    put([...fragment.childNodes]);
    scan(target);
  };

  return {
    apply(state: Parameters<typeof viewValue>[1]): void {
      changes.undo();
      const signal = loading.start();
      const isServed = state.device === 'desktop' && !state.isHovered;
      inBackground(setContent(viewValue(content, state)));
      const attributes = viewValue(attrs, state) ?? {};
      const { [names.includedTabs]: included } = attributes;
      // The server prints the tabs of all devices.
      if (included !== undefined) chooseTabs(target, included, changes);
      if (isServed) return;
      const { add = [], remove = [] } = viewValue(classes, state) ?? {};
      const setClasses = (list: readonly string[], isOn: boolean) => {
        for (const name of list) if (/^\S+$/.test(name)) changes.setClass(target, name, isOn);
      };
      setClasses(remove, false);
      setClasses(add, true);
      for (const [name, value] of Object.entries(viewValue(styles, state) ?? {})) {
        changes.setStyle(target, name, value);
      }
      applyAttributes(target, attributes, { changes, signal });
      const isVisible = viewValue(visibility, state);
      if (isVisible !== undefined) changes.setClass(target, names.hidden, !isVisible);
      // Lifts the rule that hides the element until its view is applied (divi-modules.md §1).
      changes.setClass(element, names.swapped, true);
    },
    undo() {
      coming.end();
      loading.end();
      giveContent();
      changes.undo();
    },
  };
};

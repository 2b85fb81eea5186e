import type { ControllerScope } from '../../runtime/controller-scope';
import { createChanges, replaceContents, safeQuery } from '../../runtime/kit';
import { applyAttributes } from './apply-attributes';
import * as names from './names';
import type { View } from './read-view';
import { viewValue } from './view-value';

const targetOf = (element: HTMLElement, selector: string): HTMLElement =>
  safeQuery(
    () =>
      element.querySelector<HTMLElement>(selector) ??
      element.ownerDocument.querySelector<HTMLElement>(selector),
  ) ?? element;

/**
 * One element whose content depends on device and pointer. What the server printed is the desktop
 * view, so every other view is a change that is taken back (divi-modules.md §14).
 */
export const createView = (
  { element, view }: { element: HTMLElement; view: View },
  { page: { insert, scan }, inBackground }: ControllerScope,
) => {
  const target = targetOf(element, view.target);
  const { content, attrs, styles, classes, visibility } = view.schema;
  const changes = createChanges();
  let giveContent: (() => void) | null = null;
  let latest = 0;
  let shown = content.desktop;

  const setContent = async (html: string | undefined) => {
    if (html === shown) return;
    shown = html;
    latest += 1;
    const own = latest;
    if (html === undefined || html === content.desktop) {
      giveContent?.();
      giveContent = null;
      return;
    }
    const fragment = await insert.fragment(html, 'page');
    // Another view has been requested while this one was on its way.
    if (own !== latest) return;
    giveContent?.();
    giveContent = replaceContents(target, ...fragment.childNodes);
    scan(target);
  };

  return {
    apply(state: Parameters<typeof viewValue>[1]): void {
      changes.undo();
      const isServed = state.device === 'desktop' && !state.isHovered;
      inBackground(setContent(viewValue(content, state)));
      if (isServed) return;
      const { add = [], remove = [] } = viewValue(classes, state) ?? {};
      for (const name of remove) if (/^\S+$/.test(name)) changes.setClass(target, name, false);
      for (const name of add) if (/^\S+$/.test(name)) changes.setClass(target, name, true);
      for (const [name, value] of Object.entries(viewValue(styles, state) ?? {})) {
        changes.setStyle(target, name, value);
      }
      applyAttributes(target, viewValue(attrs, state) ?? {}, changes);
      const isVisible = viewValue(visibility, state);
      if (isVisible !== undefined) changes.setClass(target, names.hidden, !isVisible);
      // Lifts the rule that hides it until its view is there (divi-modules.md §1).
      changes.setClass(element, names.swapped, true);
    },
    undo() {
      latest += 1;
      giveContent?.();
      changes.undo();
    },
  };
};

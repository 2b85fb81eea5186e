import type { Start } from '../../runtime/definition';
import { safeQuery } from '../../runtime/kit';
import { createView } from './create-view';
import * as names from './names';
import { readView, type View } from './read-view';

const ownerOf = (element: HTMLElement, selector: string): HTMLElement | null =>
  safeQuery(() => element.ownerDocument.querySelector<HTMLElement>(selector)) ??
  element.closest<HTMLElement>(names.module);

const hasHover = ({ schema }: View) =>
  Object.values(schema).some((values) => Object.hasOwn(values, 'hover'));

/** Content that differs on phones, tablets and on hover (divi-modules.md §14). */
export const start: Start = (scope) => {
  const { page, changes, listen, on, guard, onEnd } = scope;
  const { document: doc, stores } = page;
  const seen = new WeakSet<Element>();
  const views = new Map<HTMLElement, { apply(): void; undo(): void }>();
  let { breakpoint } = stores.$viewport.get();

  const add = guard((element: HTMLElement) => {
    const view = readView(element.getAttribute(names.config));
    const created = createView({ element, view }, scope);
    let isHovered = false;
    const apply = () => created.apply({ device: breakpoint, isHovered });
    views.set(element, { apply, undo: created.undo });
    apply();

    const owner = hasHover(view) ? ownerOf(element, view.hover_selector) : null;
    if (!owner) return;
    changes.setClass(owner, names.hoverOwner, true);
    const onHover = (next: boolean) => () => {
      isHovered = next;
      changes.setClass(owner, names.hovered, next || null);
      apply();
    };
    listen(owner, 'mouseenter', onHover(true));
    listen(owner, 'mouseleave', onHover(false));
  }, 'mount');

  const addIn = ({ root }: { readonly root: Element }) => {
    for (const element of [root, ...root.querySelectorAll(names.elements)]) {
      if (!(element instanceof HTMLElement) || seen.has(element)) continue;
      if (!element.matches(names.elements)) continue;
      seen.add(element);
      add(element);
    }
  };
  addIn({ root: doc.documentElement });
  on('content:found', addIn);
  onEnd(() => {
    for (const view of views.values()) view.undo();
  });
  onEnd(
    stores.$viewport.listen(({ breakpoint: next }) => {
      if (next === breakpoint) return;
      breakpoint = next;
      for (const [element, view] of views) {
        if (element.isConnected) view.apply();
        else views.delete(element);
      }
    }),
  );
};

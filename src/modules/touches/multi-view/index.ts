import type { Page } from '../../../runtime/page';
import { createChanges } from '../../../runtime/kit';
import { createView } from './create-view';
import * as names from './names';
import { readView, type View } from './read-view';

const ownerOf = (element: HTMLElement, selector: string): HTMLElement | null => {
  try {
    const found = selector && element.ownerDocument.querySelector<HTMLElement>(selector);
    if (found) return found;
  } catch {
    // A selector that no browser understands names nothing.
  }
  return element.closest<HTMLElement>(names.module);
};

const hasHover = ({ schema }: View) =>
  Object.values(schema).some((values) => Object.hasOwn(values, 'hover'));

/** Content for phones, tablets and the pointer (contract divi-modules.md §25). */
export const createViews = (page: Page) => {
  const { $viewport } = page.stores;
  const abort = new AbortController();
  const owners = createChanges();
  const views = new Map<HTMLElement, { apply(): void; undo(): void }>();
  let { breakpoint } = $viewport.get();
  const stopViewport = $viewport.listen(({ breakpoint: next }) => {
    if (next === breakpoint) return;
    breakpoint = next;
    for (const [element, view] of views) {
      if (element.isConnected) view.apply();
      else views.delete(element);
    }
  });

  return {
    add(element: HTMLElement): void {
      const view = readView(element.getAttribute(names.config));
      const created = createView({ element, view }, page);
      let isHovered = false;
      const apply = () => created.apply({ device: breakpoint, isHovered });
      views.set(element, { apply, undo: created.undo });
      if (breakpoint !== 'desktop') apply();

      const owner = hasHover(view) ? ownerOf(element, view.hover_selector) : null;
      if (!owner) return;
      owners.setClass(owner, names.hoverOwner, true);
      const onHover = (next: boolean) => () => {
        isHovered = next;
        owners.setClass(owner, names.hovered, next || null);
        apply();
      };
      const { signal } = abort;
      owner.addEventListener('mouseenter', onHover(true), { signal });
      owner.addEventListener('mouseleave', onHover(false), { signal });
    },
    undo(): void {
      stopViewport();
      abort.abort();
      for (const view of views.values()) view.undo();
      owners.undo();
    },
  };
};

import { byId } from '../../runtime/kit';
import { scopes } from '../names';
import * as names from './names';

/** A body that a button opens. */
export interface Target {
  readonly bodies: readonly HTMLElement[];
  /** Elements that are marked immediately; from 4.20.2 on only the body is, once it is fully open. */
  readonly marked: readonly HTMLElement[];
}

/** A button for one body, or for several: by ids, or for all buttons in a list. */
export type Found =
  | { readonly kind: 'one'; readonly target: Target }
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'list'; readonly list: readonly HTMLElement[] };

const bodiesOf = (elements: readonly HTMLElement[]) => {
  const inner = elements.flatMap((element) => [
    ...element.querySelectorAll<HTMLElement>(`.${names.rowBody}`),
  ]);
  return inner.length > 0 ? inner : elements;
};

/**
 * Finds what a button opens, in all three generations of markup (learndash.md §5.1). Decided per
 * button, as child themes mix generations.
 */
export const createFinder = (doc: Document) => {
  /** Buttons that got `aria-controls` from us rather than from the server. */
  const adopted = new WeakSet<Element>();
  let expandIds = new WeakMap<Element, Map<string, HTMLElement[]>>();

  const scopeOf = (control: Element) => control.closest(scopes) ?? doc.documentElement;

  /** One pass per scope; otherwise a long course would be searched once per row. */
  const idsIn = (scope: Element) => {
    const known = expandIds.get(scope);
    if (known) return known;
    const found = new Map<string, HTMLElement[]>();
    for (const element of scope.querySelectorAll<HTMLElement>(`[${names.idAttribute}]`)) {
      const id = element.getAttribute(names.idAttribute) ?? '';
      found.set(id, [...(found.get(id) ?? []), element]);
    }
    expandIds.set(scope, found);
    return found;
  };

  /** Ids occur twice where a course is shown twice; those of the button's own wrapper come first. */
  const idIn = (scope: Element, id: string): HTMLElement | null => {
    const first = byId(doc, id);
    if (!first || scope.contains(first)) return first;
    const own = [...scope.querySelectorAll<HTMLElement>('[id]')].find((each) => each.id === id);
    return own ?? first;
  };

  const keyOf = (control: Element): string =>
    (adopted.has(control) ? null : control.getAttribute('aria-controls')) ??
    control.getAttribute(names.expandsAttribute) ??
    '';

  return {
    adopted,
    scopeOf,
    /** The key shared by all buttons of one body within their scope. */
    keyOf,
    byId(scope: Element, id: string): Target | null {
      const body = idIn(scope, id);
      return body && { bodies: [body], marked: [] };
    },
    find(control: Element): Found | null {
      const scope = scopeOf(control);
      const key = keyOf(control).trim();
      if (!key) return null;
      if (!adopted.has(control) && control.hasAttribute('aria-controls')) {
        const ids = key.split(/\s+/);
        if (ids.length > 1) return { kind: 'ids', ids };
        const target = this.byId(scope, key);
        return target && { kind: 'one', target };
      }
      // Mostly the row around the button has the id. The table in the row has it too, and to find
      // one of two the engine searches the whole page.
      const single = () =>
        control.closest<HTMLElement>(`[id="${CSS.escape(key)}"]`) ?? idIn(scope, key);
      const elements = idsIn(scope).get(key) ?? [single() ?? []].flat();
      const [first] = elements;
      if (!first) return null;
      if (first.hasAttribute(names.listAttribute)) return { kind: 'list', list: elements };
      return { kind: 'one', target: { bodies: bodiesOf(elements), marked: elements } };
    },
    /** The page has changed, so previous results may be gone. */
    forget() {
      expandIds = new WeakMap();
    },
  };
};

export type Finder = ReturnType<typeof createFinder>;

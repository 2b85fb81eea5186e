import type { ControllerScope } from '../../runtime/controller-scope';

/**
 * Matching elements that the same enhancement has not been given before. Each selector is queried
 * alone: browsers find a single class ten times as fast as a list of two.
 */
export type Find = (...selectors: readonly string[]) => readonly HTMLElement[];

/**
 * One change to the markup that the style sheet expects of a script. Called for the page and for
 * each later subtree; idempotent.
 */
export type Enhancement = (find: Find, scope: ControllerScope) => void;

/** Applies enhancements to the page and to every later subtree; a failing one does not stop the others. */
export const runEnhancements = (
  scope: ControllerScope,
  enhancements: readonly Enhancement[],
): void => {
  const enhanced = new WeakMap<Element, Set<Enhancement>>();

  const run = ({ root }: { readonly root: Element }) => {
    for (const enhancement of enhancements) {
      const isNew = (element: Element): element is HTMLElement => {
        const known = enhanced.get(element) ?? new Set();
        enhanced.set(element, known);
        if (!(element instanceof HTMLElement) || known.has(enhancement)) return false;
        known.add(enhancement);
        return true;
      };
      const find: Find = (...selectors) =>
        selectors
          .flatMap((selector) => [
            ...(root.matches(selector) ? [root] : []),
            ...root.querySelectorAll(selector),
          ])
          .filter(isNew);
      scope.guard(enhancement, 'mount')(find, scope);
    }
  };
  run({ root: scope.page.document.documentElement });
  scope.on('content:found', run);
};

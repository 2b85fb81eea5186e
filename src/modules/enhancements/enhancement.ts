import type { ControllerScope } from '../../runtime/controller-scope';

/**
 * What matches and was not found by the same enhancement before. Each selector on its own: browsers
 * find one class ten times as fast as a list of two.
 */
export type Find = (...selectors: readonly string[]) => readonly HTMLElement[];

/**
 * An enhancement: one thing that the style sheet expects of a script. Called for the page and for each
 * subtree that comes later; doing it twice is doing it once.
 */
export type Enhancement = (find: Find, scope: ControllerScope) => void;

/**
 * Makes enhancements for the page at once and for every subtree that comes later; one that fails does
 * not stop the others.
 */
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

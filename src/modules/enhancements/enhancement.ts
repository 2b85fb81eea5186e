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

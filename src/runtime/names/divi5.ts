import type { Family } from '../family';

/**
 * Divi 5 (seen: 5.0 to 5.11) spreads its scripts over some fifty files, under new and old handles:
 * an address identifies them, a handle does not.
 */
const divi5Files = [/\/builder-5\//, /\/theme-scripts-library-[\w-]+\.js$/];

export const isDivi5File = (path: string): boolean => divi5Files.some((file) => file.test(path));

/**
 * Families for which Divi 5 has its own scripts: decided module by module where one of them is on
 * the page.
 */
export const divi5Families: ReadonlySet<Family> = new Set(['modules', 'abtest', 'sticky']);

/** Global: printed on every page of Divi 5, with or without its scripts. */
export const breakpointData = 'diviBreakpointData';

import type { Family } from '../family';

/**
 * Divi 5 (seen: 5.0 to 5.11) spreads what its page builder runs over some fifty files, under new and
 * under old handles: an address tells them apart, a handle does not.
 */
const divi5Files = [/\/builder-5\//, /\/theme-scripts-library-[\w-]+\.js$/];

export const isDivi5File = (path: string): boolean => divi5Files.some((file) => file.test(path));

/** What Divi 5 has scripts of its own for: decided module by module where one of them is on the page. */
export const divi5Families: ReadonlySet<Family> = new Set(['modules', 'abtest', 'sticky']);

/** Global: printed on every page of Divi 5, whichever of its scripts are there. */
export const breakpointData = 'diviBreakpointData';

import { startMenuPanel } from './menu-panel';
import { startParts } from './start-parts';

/** The menu that slides in or lies over the page. */
export const controller = startParts('menu panel', [startMenuPanel]);

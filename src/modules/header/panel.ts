import { startParts } from '../../runtime/kit';
import { startMenuPanel } from './menu-panel';

/** The menu that slides in or lies over the page. */
export const controller = startParts('menu panel', [startMenuPanel]);

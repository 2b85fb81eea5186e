/** Nearly every page has all three: they travel in one chunk, which is smaller than they are apart. */
export { controller as header } from './header';
export { controller as links } from './links';
export { controller as menus } from './menus';

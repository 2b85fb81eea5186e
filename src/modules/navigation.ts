/** Nearly every page has all three: they travel in one chunk, which is smaller than they are apart. */
export { start as header } from './header';
export { start as links } from './links';
export { start as menus } from './menus';

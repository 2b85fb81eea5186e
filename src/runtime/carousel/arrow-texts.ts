import { shape, text } from '../config/reader';
import { pageConfig } from '../names/divi';

/** Names of the arrows, as the site prints them. */
export const arrowTexts = {
  name: pageConfig,
  read: shape({ previous: text('Previous'), next: text('Next') }),
};

import { record, text } from '../runtime/kit';
import type { Page } from '../runtime/page';
import type { BannerElements } from './banner/banner-elements';

const overrides = { name: 'skerryLabels', read: record(text()) };
const english =
  'Your browser asks sites not to sell or share your data (Global Privacy Control). This site honours that: you are opted out.';

/** Says in the banner that the visitor's browser has opted out for them; Californian law wants it said. */
export const sayOptedOut = ({ document: doc, globals }: Page, { find }: BannerElements): void => {
  const line = doc.createElement('p');
  line.textContent = globals.get(overrides).consentSignal || english;
  find('description')[0]?.append(line);
};

import type { BannerSettings } from '../config';
import { applyStyles } from './apply-styles';
import { tagged } from '../names';
import type { Template } from './load-template';
import type { Parts } from './parts';

/** The link to the cookie policy, at the end of the text (cookieyes.md §7.3). */
export const placeReadMore = (parts: Parts, { readMore }: Template, config: BannerSettings) => {
  const [description] = parts.find('description');
  if (!description || !readMore.firstElementChild) return;
  const paragraphs = [...description.children].filter((child) => child.matches('p'));
  const place = (description.childNodes.length > 1 && paragraphs.at(-1)) || description;
  place.append('\u00a0', readMore.cloneNode(true));
  const { styles } = config._bannerConfig.config.readMore;
  applyStyles(description.querySelectorAll<HTMLElement>(tagged('readmore-button')), styles);
};

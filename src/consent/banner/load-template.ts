import type { Page } from '../../runtime/page';
import type { BannerSettings } from '../config';
import { applyStyles } from './apply-styles';
import { TEMPLATE } from '../names';

/** The site's fragments of markup, sanitised, not yet in the page. */
export interface Template {
  readonly banner: DocumentFragment;
  readonly readMore: DocumentFragment;
  readonly showMore: DocumentFragment;
  readonly showLess: DocumentFragment;
  readonly placeholder: DocumentFragment;
}

/** Reads and sanitises the printed template and its fragments; null where there is no template. */
export const loadTemplate = async (
  { document: doc, insert }: Page,
  config: BannerSettings,
): Promise<Template | null> => {
  const html = doc.getElementById(TEMPLATE)?.textContent ?? '';
  if (!html.trim()) return null;
  const fragment = (name: string) => {
    const entry = config._shortCodes.find(({ key }) => key === name);
    return insert.fragment(entry?.status === false ? '' : (entry?.content ?? ''), 'form');
  };
  const [banner, readMore, showMore, showLess, placeholder] = await Promise.all([
    insert.fragment(html, 'form'),
    fragment('cky_readmore'),
    fragment('cky_show_desc'),
    fragment('cky_hide_desc'),
    fragment('cky_video_placeholder'),
  ]);
  const { showMore: more, showLess: less } = config._bannerConfig.config;
  applyStyles(showMore.querySelectorAll('button'), more.styles);
  applyStyles(showLess.querySelectorAll('button'), less.styles);
  // Nothing is inserted if the sanitiser fails to load.
  if (!banner.firstElementChild) return null;
  return { banner, readMore, showMore, showLess, placeholder };
};

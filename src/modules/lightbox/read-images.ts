import { safeUrl } from '../../runtime/kit';
import * as names from './names';

export interface LightboxImage {
  readonly link: HTMLElement;
  readonly url: string;
  /** Text; the old script inserted it as HTML (divi-modules.md §9.3). */
  readonly caption: string;
  readonly alt: string;
}

/** The images shown for a link: all of its gallery, including hidden pages, or its own only. */
export const readImages = (link: HTMLElement): readonly LightboxImage[] => {
  const gallery = link.closest(names.gallery);
  const links = `${names.galleryLink}, ${names.productLink}`;
  const opened = gallery ? [...gallery.querySelectorAll<HTMLElement>(links)] : [link];
  return opened.flatMap((each) => {
    const url = safeUrl(each.getAttribute('href'), each.ownerDocument.baseURI);
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    const image = each.querySelector('img');
    const caption = each.getAttribute('title') ?? image?.dataset.caption ?? '';
    return [{ link: each, url: url.href, caption, alt: image?.alt ?? '' }];
  });
};

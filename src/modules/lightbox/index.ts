import type { Start } from '../../runtime/definition';
import { flag, hasModifier, onDemand, shape } from '../../runtime/kit';
import * as names from './names';
import { readImages } from './read-images';

const productParams = { name: names.productGlobal, read: shape({ photoswipe_enabled: flag() }) };

/** Opens images over the page; clicks with modifier keys follow the link (divi-modules.md §9). */
export const startLightbox: Start = (scope) => {
  const { page, listen } = scope;
  const { document: doc, globals, mode } = page;
  if (mode.isLayoutPreview) return;
  const { photoswipe_enabled: isForProducts } = globals.get(productParams);
  const own = `${names.galleryLink}, ${names.imageLink}`;
  const selector = isForProducts ? `${own}, ${names.productLink}` : own;
  const linkAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  // One target for all links: hovering any of them preloads the lightbox.
  const near = new EventTarget();
  for (const type of ['pointerover', 'focusin']) {
    listen(
      doc,
      type,
      (event) => {
        if (linkAt(event)) near.dispatchEvent(new Event(type));
      },
      { passive: true },
    );
  }
  const open = onDemand(
    scope,
    near,
    () => import('./lightbox'),
    ({ createLightbox }) => createLightbox(scope),
    (link: HTMLElement) => page.navigate(link.getAttribute('href')),
  );

  listen<MouseEvent>(doc, 'click', (event) => {
    if (hasModifier(event) || event.button !== 0 || event.defaultPrevented) return;
    const link = linkAt(event);
    if (!link || !readImages(link).some((picture) => picture.link === link)) return;
    event.preventDefault();
    open(link);
  });
};

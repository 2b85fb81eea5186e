import type { Start } from '../../runtime/definition';
import { mountIsland } from '../../runtime/dom';
import { flag, hasModifier, shape } from '../../runtime/kit';
import { Lightbox } from './lightbox';
import * as names from './names';
import { readPictures } from './read-pictures';

const productParams = { name: names.productGlobal, read: shape({ photoswipe_enabled: flag() }) };

/** Opens pictures over the page; modified clicks go on following the link (divi-modules.md §13). */
export const start: Start = ({ page, name, listen, onEnd }) => {
  const { document: doc, globals, mode, report } = page;
  if (mode.isLayoutPreview) return;
  const { photoswipe_enabled: isForProducts } = globals.get(productParams);
  const own = `${names.galleryLink}, ${names.imageLink}`;
  const selector = isForProducts ? `${own}, ${names.productLink}` : own;
  let close = () => {};

  const open = (link: HTMLElement) => {
    const pictures = readPictures(link);
    const first = pictures.findIndex((picture) => picture.link === link);
    if (first < 0) return false;
    close();
    const onClosed = () => queueMicrotask(() => close());
    close = mountIsland({
      name,
      island: () => <Lightbox pictures={pictures} start={first} onClosed={onClosed} />,
      root: link,
      page,
      onError(error) {
        queueMicrotask(() => close());
        report({ source: name, phase: 'mount', error, element: link });
      },
    });
    return true;
  };

  listen<MouseEvent>(doc, 'click', (event) => {
    const { target, button } = event;
    if (hasModifier(event) || button !== 0) return;
    const link = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (link && !event.defaultPrevented && open(link)) event.preventDefault();
  });
  onEnd(() => close());
};

import type { Controller } from '../../runtime/definition';
import { listen, mountIsland } from '../../runtime/dom';
import { flag, shape } from '../../runtime/kit';
import { Lightbox } from './lightbox';
import * as names from './names';
import { readPictures } from './read-pictures';

const productParams = { name: names.productGlobal, read: shape({ photoswipe_enabled: flag() }) };

/** Opens pictures over the page; modified clicks go on following the link (divi-modules.md §13). */
export const controller: Controller = (page) => {
  const { document: doc, globals, mode, report } = page;
  if (mode.isLayoutPreview) return () => {};
  const { photoswipe_enabled: isForProducts } = globals.get(productParams);
  const own = `${names.galleryLink}, ${names.imageLink}`;
  const selector = isForProducts ? `${own}, ${names.productLink}` : own;
  const abort = new AbortController();
  let close = () => {};

  const open = (link: HTMLElement) => {
    const pictures = readPictures(link);
    const start = pictures.findIndex((picture) => picture.link === link);
    if (start < 0) return false;
    close();
    const onClosed = () => queueMicrotask(() => close());
    close = mountIsland({
      name: 'lightbox',
      island: () => <Lightbox pictures={pictures} start={start} onClosed={onClosed} />,
      root: link,
      page,
      onError(error) {
        queueMicrotask(() => close());
        report({ source: 'lightbox', phase: 'mount', error, element: link });
      },
    });
    return true;
  };

  const onClick = (event: MouseEvent) => {
    const { target, button } = event;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || button !== 0) return;
    const link = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (link && !event.defaultPrevented && open(link)) event.preventDefault();
  };
  listen<MouseEvent>(doc, 'click', onClick, {
    signal: abort.signal,
    report,
    source: 'lightbox',
  });
  return () => {
    abort.abort();
    close();
  };
};

import type { ControllerScope } from '../../runtime/controller-scope';
import { mountIsland } from '../../runtime/dom';
import { Lightbox } from './lightbox';
import { readPictures } from './read-pictures';

/** Shows the picture of a link, and those of its gallery; one at a time, and none after the scope's end. */
export const createLightbox = ({
  page,
  name,
  onEnd,
}: Pick<ControllerScope, 'page' | 'name' | 'onEnd'>): ((link: HTMLElement) => void) => {
  let close = () => {};
  onEnd(() => close());
  return (link) => {
    const pictures = readPictures(link);
    const first = pictures.findIndex((picture) => picture.link === link);
    if (first < 0) return;
    close();
    const onClosed = () => queueMicrotask(() => close());
    close = mountIsland({
      name,
      island: () => <Lightbox pictures={pictures} start={first} onClosed={onClosed} />,
      root: link,
      page,
      onError(error) {
        queueMicrotask(() => close());
        page.report({ source: name, phase: 'mount', error, element: link });
      },
    });
  };
};

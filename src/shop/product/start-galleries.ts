import type { ControllerScope } from '../../runtime/controller-scope';
import { startInScope } from '../../runtime/kit';
import { gallery, galleryDestroyed } from './names';
import { startGallery } from './start-gallery';

const RECEIVES_OWN = { receivesOwn: true };

/**
 * Galleries of the page, those that take their place, and those that others put in, a quick view for one.
 * Each ends with the page, when it has left, or when a script says that it is about to take it out, as the
 * server has printed it.
 */
export const startGalleries = ({ page, name, on, onEnd }: ControllerScope): void => {
  const shown = new Map<Element, () => void>();
  const begin = (root: Element) => {
    if (shown.has(root)) return;
    const end = startInScope(page, name, (scope) => {
      scope.onEnd(
        page.events.listen(root, galleryDestroyed, () => shown.get(root)?.(), RECEIVES_OWN),
      );
      startGallery(scope, root as HTMLElement);
    });
    const forget = onEnd(end);
    shown.set(root, () => {
      shown.delete(root);
      forget();
      end();
    });
  };
  const beginIn = (subtree: ParentNode) => {
    for (const [root, end] of shown) if (!root.isConnected) end();
    for (const root of subtree.querySelectorAll(gallery)) begin(root);
  };
  beginIn(page.document);
  on('content:found', ({ root }) => {
    if (root.matches(gallery)) begin(root);
    beginIn(root);
  });
  on('content:swapped', ({ root }) => {
    if (root.matches(gallery)) begin(root);
  });
};

import type { ControllerScope } from '../../runtime/controller-scope';
import { startInScope } from '../../runtime/kit';
import { gallery, galleryDestroyed } from './names';
import { startGallery } from './start-gallery';

const RECEIVES_OWN = { receivesOwn: true };

/**
 * Galleries of the page, and those that take their place. Each ends with the page, or when a script
 * says that it is about to take it out, as the server has printed it.
 */
export const startGalleries = ({ page, name, on, onEnd }: ControllerScope): void => {
  const begin = (root: Element) => {
    const end = startInScope(page, name, (scope) => {
      const onDestroy = () => {
        forget();
        end();
      };
      scope.onEnd(page.events.listen(root, galleryDestroyed, onDestroy, RECEIVES_OWN));
      startGallery(scope, root as HTMLElement);
    });
    const forget = onEnd(end);
  };
  for (const root of page.document.querySelectorAll(gallery)) begin(root);
  on('content:swapped', ({ root }) => {
    if (root.matches(gallery)) begin(root);
  });
};

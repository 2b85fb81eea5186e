import { useListen } from '../../runtime/dom';
import type { BannerProps } from './banner-props';

/** What has the focus comes out from under the first layer, which lies over the page until a choice. */
export const useUncoveredFocus = ({ page, parts }: BannerProps): void => {
  const { document: doc, window: win } = page;
  useListen(doc, 'focusin', ({ target }) => {
    // Scripts dispatch such events on the document as well.
    if (!(target instanceof Element)) return;
    // The browser scrolls to it first.
    win.requestAnimationFrame(() => {
      const box = target.getBoundingClientRect();
      for (const container of parts.containers) {
        const { top, bottom, left, right } = container.getBoundingClientRect();
        const isApart =
          box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right;
        // Where it takes most of the window there is nowhere to scroll to.
        if (isApart || bottom - top > win.innerHeight / 2) continue;
        if (container.contains(target)) continue;
        const isBelow = top + bottom > win.innerHeight;
        win.scrollBy({ top: isBelow ? box.bottom - top : box.top - bottom, behavior: 'instant' });
      }
    });
  });
};

import { createInline } from '../runtime/kit';
import type { Page } from '../runtime/page';
import { EDGES, type StickyModule } from './sticky-module';

/** Tells the browser what is covered where it scrolls to what has the focus or is linked to. */
export const createScrollPadding = ({ document: doc, stores }: Page) => {
  const inline = createInline(doc.documentElement);
  let known = { top: 0, bottom: 0 };
  return {
    undo: inline.undo,
    update(modules: Iterable<StickyModule>): void {
      const { width, height } = stores.$viewport.get();
      const padding = { top: 0, bottom: 0 };
      for (const { edge, heightSticky, isPaused, isSticky, offset, widthSticky } of modules) {
        if (!isSticky || isPaused) continue;
        const covered = offset[edge] + heightSticky;
        // A narrow one covers a part of the page only, a high one leaves too little to scroll in.
        if (widthSticky < width / 2 || covered > height / 2) continue;
        padding[edge] = Math.max(padding[edge], covered);
      }
      for (const edge of EDGES) {
        const value = padding[edge];
        if (value !== known[edge])
          inline.set(`scroll-padding-${edge}`, value ? `${value}px` : null);
      }
      known = padding;
    },
  };
};

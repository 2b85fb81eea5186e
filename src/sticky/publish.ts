import type { Changes } from '../runtime/kit';
import type { Page } from '../runtime/page';
import type { Edge } from './decide';
import { EDGES, type PinnedModule } from './pinned-module';

const covers = ({ offset, heightSticky }: PinnedModule, edge: Edge) => offset[edge] + heightSticky;

/** Tells the other rooms, and the browser where it scrolls to what has the focus, what is covered. */
export const publish = (
  { document: doc, stores }: Page,
  modules: Iterable<PinnedModule>,
  around: Changes,
): void => {
  const all = [...modules];
  stores.$pins.set(
    all
      .filter(({ settings }) => settings.position.startsWith('top'))
      .map((module) => ({
        element: module.element,
        isFixed: module.isSticky && !module.isPaused,
        box: module.flow,
        end: module.limit.bottom?.bottom,
        covers: covers(module, 'top'),
      })),
  );

  const { width, height } = stores.$viewport.get();
  for (const at of EDGES) {
    const padding = all.reduce((most, module) => {
      const covered = covers(module, at);
      const isFixed = module.isSticky && !module.isPaused && module.edge === at;
      // A narrow one covers a part of the page only, a high one leaves too little to scroll in.
      const counts = isFixed && module.widthSticky >= width / 2 && covered <= height / 2;
      return counts ? Math.max(most, covered) : most;
    }, 0);
    around.setStyle(doc.documentElement, `scroll-padding-${at}`, padding ? `${padding}px` : null);
  }
};

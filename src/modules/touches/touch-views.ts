import { notInApp } from './names';
import * as views from './multi-view/names';
import type { Touch } from './touch';

/** Responsive and hover content; its code comes only to pages that have some. */
export const touchViews: Touch = (find, { page, undos, signal }) => {
  const elements = find(`[${views.config}]${notInApp}`);
  if (elements.length === 0) return;
  page
    .load(() => import('./multi-view'))
    .then(
      ({ createViews }) => {
        if (signal.aborted) return;
        const created = createViews(page);
        undos.push(created.undo);
        for (const element of elements) created.add(element);
      },
      (error: unknown) => page.report({ source: 'multi-view', phase: 'load', error }),
    );
};

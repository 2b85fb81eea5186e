import { useLayoutEffect } from 'react';
import { createChanges, useScope } from '../../runtime/dom';
import * as names from './names';

/** Holds the page behind the dialog still, without a jump where the scrollbar goes. */
export const usePageLock = (): void => {
  const { page } = useScope();
  useLayoutEffect(() => {
    const { documentElement: html, body } = page.document;
    const changes = createChanges();
    const scrollbar = page.window.innerWidth - html.clientWidth;
    if (scrollbar > 0) changes.setStyle(html, 'margin-right', `${scrollbar}px`);
    changes.setStyle(html, 'overflow', 'hidden');
    changes.setClass(body, names.zoomOut, true);
    return changes.undo;
  }, [page]);
};

import type { ControllerScope } from '../../runtime/controller-scope';
import { hasItems } from '../kit';
import { hideIfEmpty, widget } from './names';
import { watchCart } from './watch-cart';

/**
 * Cart widgets that the owner wants hidden without items (specification S4.11,
 * woocommerce.md §5.4).
 */
export const showFilledWidgets = (scope: ControllerScope): void => {
  const { page, changes } = scope;
  const set = (isShown: boolean) => {
    for (const part of page.document.querySelectorAll(hideIfEmpty)) {
      const box = part.closest<HTMLElement>(widget);
      if (box) changes.setStyle(box, 'display', isShown ? null : 'none');
    }
  };
  watchCart(scope, (phase) => set(phase === 'adding' || hasItems(page.document)));
};

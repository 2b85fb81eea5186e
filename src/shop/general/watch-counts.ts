import type { ControllerScope } from '../../runtime/controller-scope';
import { cartReplaced } from '../kit';
import { replacing } from '../lazy';
import { diviCount, extraCart } from './names';

/**
 * Keeps the item counts in the header in step with the cart that the page shows. The code lies with
 * what replaces content, which is loaded where the cart has changed.
 */
export const watchCounts = (scope: ControllerScope): void => {
  const { page, signal, on, onPluginEvent, inBackground } = scope;
  let update: (() => void) | undefined;
  const count = async () => {
    if (!page.document.querySelector(`${diviCount}, ${extraCart}`)) return;
    const { createCounts } = await page.load(replacing);
    if (signal.aborted) return;
    update ??= createCounts(scope);
    update();
  };
  const onChange = () => inBackground(count(), 'load');
  onPluginEvent(cartReplaced, onChange);
  on('fragments:applied', onChange);
  on('cart:replaced', onChange);
};

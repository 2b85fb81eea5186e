import { addToCartParams, cartFragmentsParams } from '../config/fragments';
import type { Start } from '../../runtime/definition';
import { text } from '../../runtime/kit';
import { added, emit, removed } from '../kit';
import { readFragments } from './cart-reply';
import { createCartContent } from './create-cart-content';
import { fragmentsLoaded } from './names';
import { watchButtons } from './watch-buttons';
import { watchFragments } from './watch-fragments';

/** Add-to-cart buttons, remove links of the mini cart, and cart fragments. */
export const startCart: Start = (scope) => {
  const { page, onPluginEvent, inBackground } = scope;
  const { globals } = page;
  const content = createCartContent(scope);

  /** Other plugins often say that they have changed the cart without bringing its fragments. */
  const take = async (source: 'add' | 'remove', given: unknown, hash: unknown) => {
    const fragments = readFragments(given);
    if (!fragments) content.refresh();
    else if (await content.show({ fragments, hash: text()(hash), source })) {
      emit(page, fragmentsLoaded);
    }
  };
  onPluginEvent(added, (given, hash) => inBackground(take('add', given, hash)));
  onPluginEvent(removed, (given, hash) => inBackground(take('remove', given, hash)));

  // Each gate is the one that upstream's script has (woocommerce.md §1.1).
  if (globals.has(cartFragmentsParams)) watchFragments(scope, content);
  if (globals.has(addToCartParams)) watchButtons(scope, content);
};

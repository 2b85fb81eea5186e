import type { ControllerScope } from '../../runtime/controller-scope';
import { added, adding, cartEmptied, cartReplaced, refreshed, removed } from '../names';

/**
 * - `adding`: a product is being added
 * - `known`: the cart matches the cookies
 */
export type CartPhase = 'adding' | 'known';

/** Calls back at start and whenever the cart has changed, for any reason. */
export const watchCart = (scope: ControllerScope, listener: (phase: CartPhase) => void): void => {
  const { page, on, onPluginEvent, listen } = scope;
  const onKnown = () => listener('known');
  const onAdding = () => listener('adding');
  onPluginEvent([added, removed, refreshed, cartEmptied, cartReplaced].join(' '), onKnown);
  onPluginEvent(adding, onAdding);
  // Skerry's own events do not count as plugin events.
  listen(page.document.body, `skerry:${adding}`, onAdding);
  on('cart:changed', onKnown);
  on('cart:replaced', onKnown);
  onKnown();
};

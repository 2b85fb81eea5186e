import { added, adding, cartEmptied, cartReplaced, refreshed, removed, type Scope } from '../kit';

/**
 * - `adding`: a product is on its way into the cart
 * - `known`: the cart is what the cookies say
 */
export type CartMoment = 'adding' | 'known';

/** Calls back at start and whenever the cart has changed, whoever changed it. */
export const watchCart = (scope: Scope, listener: (moment: CartMoment) => void): void => {
  const { page, on, onEnd } = scope;
  const { bus, document: doc } = page;
  const onKnown = () => listener('known');
  const onAdding = () => listener('adding');
  on([added, removed, refreshed, cartEmptied, cartReplaced].join(' '), onKnown);
  on(adding, onAdding);
  // What Skerry itself fires is not heard by `on`.
  doc.body.addEventListener(`skerry:${adding}`, onAdding, { signal: scope.ended });
  for (const fact of ['cart:changed', 'cart:replaced'] as const) {
    bus.on(fact, onKnown);
    onEnd(() => bus.off(fact, onKnown));
  }
  onKnown();
};

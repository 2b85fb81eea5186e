// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  type CheckoutAction,
  type CheckoutState,
  initialCheckout,
  reduceCheckout,
} from '../../src/shop/checkout/checkout-state';

const city = document.createElement('input');
const typing = { typing: city, timer: 7 };
const wanted = {};
const changed = { current_target: city };

test.each<[string, Partial<CheckoutState>, CheckoutAction, Partial<CheckoutState>]>([
  ['a payment method is kept', {}, { type: 'method', method: 'cod' }, { method: 'cod' }],
  ['typing sets the timer', {}, { type: 'typing', ...typing }, typing],
  ['other plugins want totals', typing, { type: 'want', args: wanted }, { ...typing, wanted }],
  [
    'the change of a field takes what was typed with it',
    typing,
    { type: 'want', args: changed },
    { wanted: changed },
  ],
  [
    'a newer wish takes the place of the first',
    { wanted },
    { type: 'want', args: changed },
    { wanted: changed },
  ],
  [
    'a wish waits beside a request that is under way',
    { isRequested: true },
    { type: 'want', args: wanted },
    { isRequested: true, wanted },
  ],
  ['a request takes the wish', { wanted }, { type: 'request' }, { isRequested: true }],
  [
    'totals that are shown leave a newer wish',
    { isRequested: true, wanted },
    { type: 'show' },
    { wanted },
  ],
  [
    'a gateway that waits leaves what is under way',
    { ...typing, wanted, isRequested: true },
    { type: 'wait' },
    { typing: city, isRequested: true },
  ],
  [
    'an order ends what is wanted, typed and under way',
    { ...typing, wanted, isRequested: true },
    { type: 'hold' },
    { typing: city, isCutOff: true },
  ],
  ['an order cuts off totals that are wanted', { wanted }, { type: 'hold' }, { isCutOff: true }],
  [
    'an order cuts off totals that are under way',
    { isRequested: true },
    { type: 'hold' },
    { isCutOff: true },
  ],
  ['an order on its own cuts nothing off', {}, { type: 'hold' }, {}],
  [
    'a second order does not forget what the first one has cut off',
    { isCutOff: true },
    { type: 'hold' },
    { isCutOff: true },
  ],
  [
    'totals that are requested again are no longer cut off',
    { wanted, isCutOff: true },
    { type: 'request' },
    { isRequested: true },
  ],
  ['visitors who leave are warned', {}, { type: 'warn', isWarned: true }, { isWarned: true }],
])('%s', (_, before, action, after) => {
  expect(reduceCheckout({ ...initialCheckout, ...before }, action)).toEqual({
    ...initialCheckout,
    ...after,
  });
});

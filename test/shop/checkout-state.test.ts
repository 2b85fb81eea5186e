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
const pending = {};
const changed = { current_target: city };

test.each<[string, Partial<CheckoutState>, CheckoutAction, Partial<CheckoutState>]>([
  ['a payment method is kept', {}, { type: 'method', method: 'cod' }, { method: 'cod' }],
  ['typing sets the timer', {}, { type: 'typing', ...typing }, typing],
  [
    'other plugins want totals',
    typing,
    { type: 'schedule', args: pending },
    { ...typing, pending },
  ],
  [
    'a changed field includes what was typed before',
    typing,
    { type: 'schedule', args: changed },
    { pending: changed },
  ],
  [
    'a newer update replaces a pending one',
    { pending },
    { type: 'schedule', args: changed },
    { pending: changed },
  ],
  [
    'an update stays pending while a request runs',
    { isRequested: true },
    { type: 'schedule', args: pending },
    { isRequested: true, pending },
  ],
  [
    'a request is sent for what is pending',
    { pending },
    { type: 'request' },
    { isRequested: true },
  ],
  [
    'showing totals keeps a newer pending update',
    { isRequested: true, pending },
    { type: 'show' },
    { pending },
  ],
  [
    'a gateway that cancels the timer leaves a running request alone',
    { ...typing, pending, isRequested: true },
    { type: 'cancel' },
    { typing: city, isRequested: true },
  ],
  [
    'an order cancels totals that are pending, typed for or running',
    { ...typing, pending, isRequested: true },
    { type: 'hold' },
    { typing: city, isCutOff: true },
  ],
  ['an order cuts off totals that are pending', { pending }, { type: 'hold' }, { isCutOff: true }],
  [
    'an order cuts off totals that are being requested',
    { isRequested: true },
    { type: 'hold' },
    { isCutOff: true },
  ],
  ['an order on its own cuts nothing off', {}, { type: 'hold' }, {}],
  [
    'a second order keeps the mark of the first',
    { isCutOff: true },
    { type: 'hold' },
    { isCutOff: true },
  ],
  [
    'totals that are requested again are no longer cut off',
    { pending, isCutOff: true },
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

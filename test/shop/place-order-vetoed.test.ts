// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { totalsResponse } from './checkout-fixture';
import { withCheckout } from './with-checkout';

const { openLoaded, submit, reply, wait } = withCheckout();

test.each([
  ['wanted', 0],
  ['on their way', 5],
])('totals that are %s are shown where a gateway keeps the order back', async (_, ms) => {
  const { find, sent, trigger } = await openLoaded();
  find('form.checkout').addEventListener('skerry:checkout_place_order', (event) =>
    event.preventDefault(),
  );
  trigger('update_checkout');
  await wait(ms);
  await submit();
  await wait(5);
  await reply(totalsResponse('£30'));
  expect(find('.total').textContent).toBe('£30');
  expect(sent).toHaveLength(2);
});

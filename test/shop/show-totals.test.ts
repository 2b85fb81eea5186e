// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import {
  address,
  totalsResponse,
  classic,
  payment,
  printedPayment,
  printedReview,
  review,
} from './checkout-fixture';
import { settle } from './shop-page';
import { withCheckout } from './with-checkout';

const { openLoaded, open, set, wait, reply, last, press, update } = withCheckout();

test('typing does not postpone totals that another plugin wants', async () => {
  const { sent, trigger, find } = await openLoaded();
  trigger('update_checkout');
  await wait(4);
  find('#billing_city').dispatchEvent(new Event('input', { bubbles: true }));
  await wait(1);
  expect(sent).toHaveLength(2);
});

test('markup that a gateway prints beside the payment block is inserted with it, and removes no method', async () => {
  const { find, doc } = await openLoaded();
  const beside = '<i class="before"></i>';
  await update(
    totalsResponse(
      '£30',
      printedPayment(`${beside}${payment('n2')}<script>window.hasRun = 1</script>`),
    ),
  );
  expect(doc.querySelectorAll('[name="payment_method"]')).toHaveLength(2);
  expect(find('[name="woocommerce-process-checkout-nonce"]').getAttribute('value')).toBe('n2');
  expect(find('.before').nextElementSibling).toBe(find('#payment'));
  expect(find('#payment').nextElementSibling?.tagName).toBe('SCRIPT');
});

test('each field of both addresses is sent to the server', async () => {
  const fieldNames = 'country,state,postcode,city,address_1,address_2'.split(',');
  const line = (kind: string) =>
    `<p class="form-row"><input name="${kind}_address_2" id="${kind}_address_2" value="Deck 2"></p>`;
  await openLoaded({
    html: classic
      .replace(address('billing'), `${address('billing')}${line('billing')}`)
      .replace(address('shipping'), `${address('shipping')}${line('shipping')}`),
  });
  for (const fieldName of fieldNames.slice(1)) {
    for (const kind of ['billing', 'shipping']) {
      Object.assign(document.getElementById(`${kind}_${fieldName}`) ?? {}, {
        value: `${kind} ${fieldName}`,
      });
    }
  }
  Object.assign(document.getElementById('shipping_country') ?? {}, { value: 'FR' });
  const sentAddress = (prefix: string) =>
    ['country', 'state', 'postcode', 'city', 'address', 'address_2'].map((name) =>
      last()?.body.get(`${prefix}${name}`),
    );
  const of = (kind: string, country: string) => [
    country,
    ...fieldNames.slice(1).map((fieldName) => `${kind} ${fieldName}`),
  ];
  await set('#billing_country', 'GB');
  await wait(5);
  expect(sentAddress('')).toEqual(of('billing', 'GB'));
  expect(sentAddress('s_')).toEqual(of('billing', 'GB'));
  await set('#ship-to-different-address-checkbox', true);
  await wait(5);
  expect(sentAddress('')).toEqual(of('billing', 'GB'));
  expect(sentAddress('s_')).toEqual(of('shipping', 'FR'));
});

test('an address is not complete while a required line that is shown is empty', async () => {
  const { trigger, find } = await openLoaded();
  const request = async () => {
    trigger('update_checkout');
    await wait(5);
    return last()?.body.get('has_full_address');
  };
  Object.assign(find('#billing_city'), { value: '' });
  expect(await request()).toBe('false');
  vi.mocked(Element.prototype.getClientRects).mockReturnValue([] as unknown as DOMRectList);
  expect(await request()).toBe('true');
});

test('a checkout without address fields has a full one', async () => {
  const { sent } = await open({ html: classic.replaceAll(/ validate-required/g, '') });
  await wait(10);
  expect(sent[0]?.body.get('has_full_address')).toBe('true');
});

test('the parts that will be printed again are covered, and nothing else', async () => {
  const { doc, trigger } = await openLoaded();
  trigger('update_checkout');
  await wait(5);
  const covered = [...doc.querySelectorAll('[aria-busy]')].map(({ className }) => className);
  expect(covered.sort()).toEqual([
    'shop_table woocommerce-checkout-review-order-table',
    'woocommerce-checkout-payment',
  ]);
  expect(doc.querySelectorAll('.blockOverlay')).toHaveLength(2);
  await reply(totalsResponse('£30'));
  expect(doc.querySelector('.blockUI, [aria-busy]')).toBeNull();
});

test('new totals are written into the table that scripts of the site know', async () => {
  const { find } = await openLoaded();
  const before = find('.woocommerce-checkout-review-order-table');
  await update(totalsResponse('£30'));
  expect(find('.total').textContent).toBe('£30');
  expect(find('.woocommerce-checkout-review-order-table')).toBe(before);
});

test('totals of which nothing is left when they are cleaned leave the old ones', async () => {
  const { page, find } = await openLoaded();
  vi.spyOn(page.insert, 'fragment').mockResolvedValue(document.createDocumentFragment());
  await update(totalsResponse('£30', printedReview('<script>run()</script>')));
  expect(find('.total').textContent).toBe('£20');
});

test('a shipping method keeps the focus when its totals arrive, and the page does not jump', async () => {
  const { doc, find } = await openLoaded();
  find('#ship_pickup').id = 'shipping_method_0_pickup';
  const named = review('£30').replace('ship_pickup', 'shipping_method_0_pickup');
  find('#shipping_method_0_pickup').focus();
  await set('#shipping_method_0_pickup', true);
  await wait(5);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await reply(totalsResponse('£30', printedReview(named)));
  expect(doc.activeElement?.id).toBe('shipping_method_0_pickup');
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(focus).not.toHaveBeenCalledWith();
});

test('a response that requests a reload reloads the page and shows nothing before', async () => {
  const { page, find } = await openLoaded();
  const reload = vi.spyOn(page.window.location, 'reload').mockImplementation(() => {});
  await update(totalsResponse('£99', { reload: 'true' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(find('.total').textContent).toBe('£20');
});

test('an update that the server refuses marks the rows that lack something, a good one does not', async () => {
  const { find, doc } = await openLoaded();
  Object.assign(find('#billing_city'), { value: '' });
  await update(totalsResponse('£30'));
  expect(doc.querySelector('.woocommerce-invalid')).toBeNull();
  await update(
    totalsResponse('£40', { result: 'failure', messages: '<p class="woocommerce-error">No.</p>' }),
  );
  expect(find('#billing_city_field').className).toContain('woocommerce-invalid-required-field');
  expect(find('.total').textContent).toBe('£40');
});

test('plugins are notified of the whole response once all of it is shown', async () => {
  const { received, doc } = await openLoaded();
  received.length = 0;
  const seen: (string | null)[] = [];
  doc.body.addEventListener('skerry:updated_checkout', () =>
    seen.push(doc.querySelector('.total')?.textContent ?? null),
  );
  const body = totalsResponse('£30', { of_a_plugin: 'x' });
  await update(body);
  expect(seen).toEqual(['£30']);
  expect(received.at(-1)).toEqual({ name: 'updated_checkout', args: [body] });
});

test('the focus stays on the way of shipping that was chosen', async () => {
  const pickup = 'shipping_method_0_pickup';
  const { find, doc } = await openLoaded({ html: classic.replace('ship_pickup', pickup) });
  await update(totalsResponse('£21', printedReview(review('£21').replace('ship_pickup', pickup))));
  await set(`#${pickup}`, true);
  await wait(5);
  find(`#${pickup}`).blur();
  await reply(totalsResponse('£22', printedReview(review('£22').replace('ship_pickup', pickup))));
  expect(find('.total').textContent).toBe('£22');
  expect(doc.activeElement).toBe(find(`#${pickup}`));
});

test('totals for a shipping method leave the focus in the field where the visitor types by then', async () => {
  const { find, doc } = await openLoaded();
  const pickup = 'shipping_method_0_pickup';
  find('#ship_pickup').id = pickup;
  await set(`#${pickup}`, true);
  await wait(5);
  find('#billing_city').focus();
  await reply(totalsResponse('£22', printedReview(review('£22').replace('ship_pickup', pickup))));
  expect(find('.total').textContent).toBe('£22');
  expect(doc.activeElement).toBe(find('#billing_city'));
});

test('the focus of a visitor who has changed another field stays where it is', async () => {
  const { find, doc } = await openLoaded();
  await set('#billing_country', 'FR');
  find('#billing_city').focus();
  await wait(5);
  await reply(totalsResponse('£22'));
  expect(doc.activeElement).toBe(find('#billing_city'));
});

test('plugins are notified of each request for new totals, with its reason', async () => {
  const { received, find } = await openLoaded();
  received.length = 0;
  await set('#billing_country', 'FR');
  expect(received).toEqual([
    { name: 'update_checkout', args: [{ current_target: find('#billing_country') }] },
  ]);
});

test('a failed request is reported above the form, once, and the totals stay', async () => {
  const { find, doc, trigger } = await openLoaded();
  for (const _time of ['first', 'second']) {
    trigger('update_checkout');
    await wait(5);
    await reply('Oops', { status: 500 });
  }
  const groups = doc.querySelectorAll('.woocommerce-NoticeGroup');
  expect([...groups].map(({ className }) => className)).toEqual([
    'woocommerce-NoticeGroup woocommerce-NoticeGroup-updateOrderReview',
  ]);
  expect(find('form.checkout').firstElementChild).toBe(groups[0]);
  expect(find('.total').textContent).toBe('£20');
});

test('a checkout that has ended requests nothing more, and leaving the page gives no warning', async () => {
  const { sent, stop, find } = await openLoaded();
  await set('#billing_city', 'Haven', 'input');
  find('form.checkout').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await set('#billing_city', 'Harbour', 'input');
  const before = sent.length;
  stop();
  expect(leave()).toBe(false);
  await wait(2000);
  expect(sent).toHaveLength(before);
});

test('the link to the terms opens them in the page, and announces its state', async () => {
  const terms =
    '<div class="woocommerce-terms-and-conditions" style="display: none;">Terms</div><a href="/terms/" class="woocommerce-terms-and-conditions-link">terms</a>';
  const { find } = await openLoaded({
    html: classic.replace('<input type="checkbox" name="terms"', `${terms}$&`),
  });
  // The payment section is first printed without the terms.
  await update(
    totalsResponse('£20', printedPayment(payment('n2').replace('</ul>', `</ul>${terms}`))),
  );
  const state = () => [
    find('.woocommerce-terms-and-conditions').style.display,
    find('a.woocommerce-terms-and-conditions-link').className.replace(/^\S+ /, ''),
  ];
  const name = 'woocommerce-terms-and-conditions-link';
  expect((await press(`a.${name}`)).defaultPrevented).toBe(true);
  expect(state()).toEqual(['block', `${name}--open`]);
  await press(`a.${name}`);
  expect(state()).toEqual(['none', `${name}--closed`]);
});

test('a link to terms that are not in the page leads to theirs', async () => {
  const link = '<a href="/terms/" class="woocommerce-terms-and-conditions-link">terms</a>';
  await open({ html: classic.replace('<input type="checkbox" name="terms"', `${link}$&`) });
  expect((await press('a.woocommerce-terms-and-conditions-link')).defaultPrevented).toBe(false);
});

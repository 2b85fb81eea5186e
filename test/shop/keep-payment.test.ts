// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { totalsResponse, payment, printedPayment, printedReview, review } from './checkout-fixture';
import { withCheckout } from './with-checkout';

const { openLoaded, set, update } = withCheckout();

test('what is entered for a payment method survives a new print of it, unless the server has something better', async () => {
  const box = (content: string) =>
    payment().replace('<input type="text" id="bacs-note" name="bacs-note">', content);
  const fields = (note: string) =>
    `<input id="note" value="${note}"><input id="other" value=""><input type="checkbox" id="save"><input type="radio" name="token" id="old" value="old" checked=""><input type="radio" name="token" id="new" value="new"><input class="unnamed" value=""><select id="bank"><option value="">Choose</option><option value="x">X</option></select>`;
  const { find, scanned } = await openLoaded();
  await update(totalsResponse('£20', printedPayment(box(fields('')))));
  await set('#note', 'typed');
  await set('#other', 'mine');
  await set('#save', true);
  await set('#new', true);
  await set('.unnamed', 'lost');
  await set('#bank', 'x');
  const changed: string[] = [];
  document.addEventListener('change', ({ target }) => changed.push((target as Element).id));
  const before = scanned.length;
  await update(totalsResponse('£20', printedPayment(box(fields('server')))));
  const value = (selector: string) => (find(selector) as HTMLInputElement).value;
  const isChecked = (selector: string) => (find(selector) as HTMLInputElement).checked;
  expect(value('#note')).toBe('server');
  expect(value('#other')).toBe('mine');
  expect(value('#bank')).toBe('x');
  expect(value('.unnamed')).toBe('');
  expect([isChecked('#save'), isChecked('#new'), isChecked('#old')]).toEqual([true, true, false]);
  // Gateways are notified of restored values only, not of values as printed.
  expect(changed).toEqual(expect.arrayContaining(['other', 'save', 'new', 'bank']));
  expect(changed).not.toContain('note');
  expect(scanned.slice(before)).toEqual([find('#payment')]);
});

test('terms that are not accepted yet stay so, and ones that arrive later are left as printed', async () => {
  const box = '<input type="checkbox" name="terms" id="terms">';
  const { find } = await openLoaded();
  const ticked = payment('n2').replace(box, box.replace('>', ' checked="">'));
  await update(totalsResponse('£20', printedPayment(ticked)));
  expect((find('#terms') as HTMLInputElement).checked).toBe(false);
  await update(totalsResponse('£20', printedPayment(payment('n3').replace(box, ''))));
  await update(totalsResponse('£20', printedPayment(ticked)));
  expect((find('#terms') as HTMLInputElement).checked).toBe(true);
});

test('terms that the visitor has accepted stay accepted in a new print', async () => {
  const { find } = await openLoaded();
  await set('#terms', true);
  await update(totalsResponse('£20', printedPayment(payment('n2'))));
  expect((find('#terms') as HTMLInputElement).checked).toBe(true);
});

test('terms that are accepted while the totals are being cleaned stay accepted', async () => {
  const { find } = await openLoaded();
  const seen = new MutationObserver(() => {
    if (find('.total').textContent === '£30') (find('#terms') as HTMLInputElement).checked = true;
  });
  seen.observe(document.body, { subtree: true, childList: true, characterData: true });
  await update(
    totalsResponse('£30', {
      fragments: {
        ...printedReview(review('£30')).fragments,
        ...printedPayment(payment('n2')).fragments,
      },
    }),
  );
  seen.disconnect();
  expect(find('[name="woocommerce-process-checkout-nonce"]').getAttribute('value')).toBe('n2');
  expect((find('#terms') as HTMLInputElement).checked).toBe(true);
});

test('keyboard focus on the terms stays there when the payment block is re-rendered', async () => {
  const { find, doc } = await openLoaded();
  const before = find('#terms');
  before.focus();
  await update(totalsResponse('£20', printedPayment(payment('n2'))));
  expect(find('#terms')).not.toBe(before);
  expect(doc.activeElement).toBe(find('#terms'));
});

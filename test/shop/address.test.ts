// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { start as startController } from '../../src/shop/address/start-address';
import { startInScope } from '../../src/runtime/controller-scope';
import { fieldRules, orderOfRows } from '../../src/shop/address/create-locale';
import { stateKind } from '../../src/shop/address/swap-state';
import { capturedBody, hasRecorded } from './recorded';
import { createShopPage, type ShopPage, settle } from './shop-page';

const countries = { US: { CA: 'California', NY: 'New York' }, FR: {} };
const locale = {
  default: {
    state: { label: 'Region', required: true },
    postcode: { required: true, priority: 90 },
  },
  FR: { state: { required: false, hidden: true }, postcode: { priority: 65 } },
  IE: { postcode: { label: 'Eircode', required: false } },
};
const row = (
  name: string,
  priority: number,
  control = `<input type="text" class="input-text" name="${name}" id="${name}" value="">`,
) =>
  `<p class="form-row validate-required" id="${name}_field" data-priority="${priority}"><label for="${name}">${name}&nbsp;<span class="required" aria-hidden="true">*</span></label><span class="woocommerce-input-wrapper">${control}</span></p>`;
const html = `<div class="woocommerce-billing-fields"><div class="woocommerce-billing-fields__field-wrapper">
${row('billing_country', 40, '<select class="country_to_state" name="billing_country" id="billing_country"><option value="">–</option><option value="US">US</option><option value="FR">FR</option><option value="IE">IE</option></select>')}
${row('billing_city', 70)}
${row('billing_state', 80, '<input type="text" class="input-text" name="billing_state" id="billing_state" value="CA" data-input-classes="mine" autocomplete="address-level1">')}
${row('billing_postcode', 90)}
</div></div>`;

let shop: ShopPage & { stop(): void };
const open = async (content = html) => {
  const made = createShopPage({
    html: content,
    globals: {
      wc_country_select_params: {
        countries: JSON.stringify(countries).replaceAll('"', '&quot;').replace('{}', '[]'),
        i18n_select_state_text: 'Select…',
      },
      wc_address_i18n_params: {
        locale: JSON.stringify(locale),
        locale_fields: JSON.stringify({
          state: '#billing_state_field, #shipping_state_field',
          postcode: '#billing_postcode_field',
        }),
        i18n_optional_text: 'optional',
      },
    },
  });
  made.listenFor('country_to_state_changed', 'country_to_state_changing');
  shop = { ...made, stop: startInScope(made.page, 'address', startController) };
  await settle();
  return shop;
};
const choose = async (country: string) => {
  const select = shop.find('#billing_country') as HTMLSelectElement;
  select.value = country;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
};
const state = () => shop.find('#billing_state') as HTMLInputElement | HTMLSelectElement;

afterEach(() => {
  shop?.stop();
  shop?.clear();
});

test.each([
  ['US', 'list'],
  ['FR', 'none'],
  ['XX', 'free'],
  ['constructor', 'free'],
])('the state field of %j is %j', (country, expected) => {
  expect(stateKind(countries, country)).toBe(expected);
});

test("a country's rules override the default rules", () => {
  expect(fieldRules(locale, 'FR', 'state')).toMatchObject({
    label: 'Region',
    required: false,
    hidden: true,
  });
  expect(fieldRules(locale, 'XX', 'state')).toMatchObject({ required: true, hidden: false });
  expect(fieldRules({}, 'XX', 'state')).toMatchObject({ label: '', required: false });
});

test('rows are sorted by priority; one without a priority stays after its neighbour', () => {
  const rows: readonly (readonly [string, number])[] = [
    ['a', 40],
    ['x', Number.NaN],
    ['b', 90],
    ['c', 65],
  ];
  expect(orderOfRows(rows, ([, priority]) => priority).map(([name]) => name)).toEqual([
    'a',
    'x',
    'c',
    'b',
  ]);
});

test('a country with states gets a list that keeps the value', async () => {
  await open();
  await choose('US');
  expect(state().tagName).toBe('SELECT');
  expect(state().className).toBe('state_select mine');
  expect(state().name).toBe('billing_state');
  expect([...(state() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Select…',
    'California',
    'New York',
  ]);
  expect(state().value).toBe('CA');
  expect(shop.received.map(({ name }) => name)).toEqual([
    'country_to_state_changed',
    'country_to_state_changing',
  ]);
});

test('a country without states has no state field', async () => {
  const { find } = await open();
  await choose('FR');
  expect((state() as HTMLInputElement).type).toBe('hidden');
  expect(find('#billing_state_field').style.display).toBe('none');
});

test('any other country accepts free text', async () => {
  const { find } = await open();
  await choose('US');
  await choose('IE');
  expect((state() as HTMLInputElement).type).toBe('text');
  expect(find('#billing_state_field').style.display).toBe('');
});

test('a state that stays as it is typed is no change of the state for other plugins', async () => {
  await open();
  await choose('IE');
  expect(shop.received.map(({ name }) => name)).toEqual(['country_to_state_changing']);
});

test('a field keeps its label if the code that inserts another one fails to load', async () => {
  const { find, page } = await open();
  vi.spyOn(page.insert, 'fragment').mockResolvedValue(new DocumentFragment());
  await choose('IE');
  expect(find('#billing_postcode_field label').textContent).toMatch(/^billing_postcode/);
});

test('labels, need and order follow the country, for assistive technology too', async () => {
  const { find, doc } = await open();
  await choose('IE');
  expect(find('#billing_postcode_field label').textContent).toBe('Eircode\u00a0(optional)');
  expect(find('#billing_postcode_field').className).not.toContain('validate-required');
  expect(find('#billing_postcode').hasAttribute('aria-required')).toBe(false);
  await choose('FR');
  const order = [...doc.querySelectorAll('.form-row')].map(({ id }) => id);
  expect(order.indexOf('billing_postcode_field')).toBeLessThan(order.indexOf('billing_city_field'));
});

test('the undo gives the server’s fields back', async () => {
  const { doc } = await open();
  for (const country of ['US', 'FR', 'IE', 'US']) await choose(country);
  const select = shop.find('#billing_country') as HTMLSelectElement;
  select.value = '';
  shop.stop();
  expect(doc.body.innerHTML).toBe(html);
});

test.skipIf(!hasRecorded)('the recorded address form works and is restored', async () => {
  const { doc } = await open(capturedBody('my-account-address'));
  const before = capturedBody('my-account-address');
  expect(doc.querySelector('.country_to_state')).not.toBeNull();
  shop.stop();
  const template = doc.createElement('div');
  template.innerHTML = before;
  expect(doc.querySelector('.woocommerce-address-fields')?.outerHTML).toBe(
    template.querySelector('.woocommerce-address-fields')?.outerHTML,
  );
});

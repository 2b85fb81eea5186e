// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { start as startController } from '../../src/shop/address/start-address';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage, settle } from './shop-page';

const row = (
  name: string,
  more = '',
  label = `${name}&nbsp;<span class="required" aria-hidden="true">*</span>`,
) =>
  `<p class="form-row form-row-first validate-required ${more}" id="${name}_field" data-priority="50"><label for="${name}">${label}</label><span class="woocommerce-input-wrapper"><input type="hidden" name="${name}_of_a_plugin"><input type="text" name="${name}" id="${name}" value="typed"></span></p>`;
const country = (value = '') =>
  `<p class="form-row" id="billing_country_field" data-priority="40"><select class="country_to_state" id="billing_country">${['', 'US', 'FR', 'IE'].map((each) => `<option value="${each}"${each === value ? ' selected=""' : ''}>${each}</option>`).join('')}</select></p>`;
const group = (...rows: readonly string[]) =>
  `<div class="woocommerce-billing-fields"><div class="woocommerce-billing-fields__field-wrapper">${rows.join('')}</div></div>`;

let end = () => {};
const open = async (html: string, locale: object | null, states: object = {}) => {
  const shop = createShopPage({
    html,
    globals: {
      wc_country_select_params: { countries: JSON.stringify(states), i18n_select_state_text: '–' },
      ...(locale && {
        wc_address_i18n_params: {
          locale: JSON.stringify(locale),
          locale_fields: JSON.stringify({
            postcode: '#billing_postcode_field',
            city: '#billing_city_field',
            state: '#billing_state_field',
            broken: '###',
          }),
        },
      }),
    },
  });
  shop.listenFor('country_to_state_changed', 'country_to_state_changing', 'wc_address_i18n_ready');
  const stop = startInScope(shop.page, 'address', startController);
  end = () => {
    stop();
    shop.clear();
  };
  await settle();
  return { ...shop, stop, names: () => shop.received.map(({ name }) => name) };
};
const choose = async (value: string, type = 'change') => {
  const select = document.querySelector<HTMLSelectElement>('#billing_country');
  if (!select) throw new Error('no country');
  select.value = value;
  select.dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
};
afterEach(() => end());

test('the rules of a country that the server has chosen apply from the start, and plugins are notified of them', async () => {
  const { find, names } = await open(group(country('IE'), row('billing_postcode')), {
    IE: { postcode: { required: false } },
  });
  expect(find('#billing_postcode_field label').textContent).toContain('(optional)');
  expect(names()).toEqual(['wc_address_i18n_ready', 'country_to_state_changing']);
});

test('before a country is chosen fields stay as the server has printed them', async () => {
  const { doc, names } = await open(group(country(), row('billing_postcode')), {
    default: { postcode: { label: 'Postcode' } },
  });
  expect(doc.body.innerHTML).toBe(group(country(), row('billing_postcode')));
  expect(names()).toEqual(['wc_address_i18n_ready']);
});

test('a shop without rules for addresses changes states alone', async () => {
  const state = row('billing_state');
  const { find, received } = await open(group(country('US'), state), null, {
    US: { CA: 'California' },
  });
  expect(received).toEqual([]);
  expect(find('#billing_state').tagName).toBe('INPUT');
  await choose('US');
  expect(find('#billing_state').tagName).toBe('SELECT');
  expect(find('#billing_state_field label').textContent).toBe('billing_state\u00a0*');
  const args = ['US', find('.woocommerce-billing-fields')];
  expect(received).toEqual([
    { name: 'country_to_state_changed', args },
    { name: 'country_to_state_changing', args },
  ]);
});

test('a plugin has an address looked at again', async () => {
  const { find } = await open(group(country(), row('billing_postcode')), {
    IE: { postcode: { label: 'Eircode' } },
  });
  await choose('IE', 'refresh');
  expect(find('#billing_postcode_field label').textContent).toContain('Eircode');
});

test.each([
  ['whose country a plugin has changed', 'country_to_state_changing', 'IE'],
  ['that a plugin has inserted', 'wc_address_i18n_ready', ''],
])('an address %s follows the rules of its country', async (_, event, named) => {
  const { find, doc, trigger } = await open(group(country(), row('billing_postcode')), {
    IE: { postcode: { label: 'Eircode' } },
  });
  const select = doc.querySelector<HTMLSelectElement>('#billing_country');
  if (select) select.value = 'IE';
  trigger(event, named, find('.woocommerce-billing-fields'));
  await settle();
  expect(find('#billing_postcode_field label').textContent).toContain('Eircode');
});

test('an address in a form of a plugin’s own is ruled by its country too, one without rows is not', async () => {
  const { find, names } = await open(
    `<div id="own">${country()}${row('billing_postcode')}</div><select class="country_to_state other"><option value="IE" selected="">IE</option></select>`,
    { IE: { postcode: { label: 'Eircode' } } },
  );
  expect(names()).toEqual(['wc_address_i18n_ready']);
  await choose('IE');
  expect(find('#billing_postcode_field label').textContent).toContain('Eircode');
});

test('a field without a label that is seen has its name as its hint, in the words of the country', async () => {
  const hidden = row('billing_city').replace('<label', '<label class="screen-reader-text"');
  const { find } = await open(group(country(), row('billing_postcode'), hidden), {
    US: { city: { label: 'Town' }, postcode: { label: 'ZIP Code' } },
  });
  await choose('US');
  expect(find('#billing_city').getAttribute('placeholder')).toBe('Town');
  expect(find('#billing_postcode').hasAttribute('placeholder')).toBe(false);
});

test('the hint of a field follows the country and is restored at the end', async () => {
  const { find, stop } = await open(group(country(), row('billing_postcode')), {
    IE: { postcode: { placeholder: 'A65 F4E2' } },
  });
  await choose('IE');
  const field = find('#billing_postcode');
  expect(field.getAttribute('placeholder')).toBe('A65 F4E2');
  expect(field.getAttribute('data-placeholder')).toBe('A65 F4E2');
  expect(find('[name=billing_postcode_of_a_plugin]').hasAttribute('placeholder')).toBe(false);
  stop();
  expect(field.hasAttribute('placeholder')).toBe(false);
});

test('a field that a country does not use is hidden, and is sent without a value', async () => {
  const { find } = await open(group(country(), row('billing_postcode'), row('billing_city')), {
    IE: { postcode: { hidden: true } },
  });
  await choose('IE');
  const field = find('#billing_postcode') as HTMLInputElement;
  expect(find('#billing_postcode_field').style.display).toBe('none');
  expect(field.value).toBe('');
  expect((find('#billing_city') as HTMLInputElement).value).toBe('typed');
  expect(find('#billing_city_field').style.display).toBe('');
  await choose('US');
  expect(find('#billing_postcode_field').style.display).toBe('');
});

test('rows are as wide as the country defines, and as printed if it defines no width', async () => {
  const { find } = await open(
    group(country(), row('billing_postcode', 'own'), row('billing_city')),
    {
      IE: { postcode: { class: ['form-row-last', 'address-field'] } },
      FR: { postcode: { class: ['form-row-wide'] } },
    },
  );
  const widths = (name: string) =>
    find(`#billing_${name}_field`).className.match(/form-row-\w+/g) ?? [];
  await choose('IE');
  expect(widths('postcode')).toEqual(['form-row-last']);
  expect(widths('city')).toEqual(['form-row-first']);
  expect(find('#billing_postcode_field').className).toContain('own');
  await choose('FR');
  expect(widths('postcode')).toEqual(['form-row-wide']);
});

test('a row has every class that a country names for it, as style sheets of the owner expect', async () => {
  const { find } = await open(group(country(), row('billing_postcode')), {
    IE: { postcode: { class: ['form-row-last eircode', 'address-field'] } },
  });
  await choose('IE');
  expect([...find('#billing_postcode_field').classList].sort()).toEqual([
    'address-field',
    'eircode',
    'form-row',
    'form-row-last',
  ]);
});

const described = (find: (selector: string) => HTMLElement) => [
  find('#billing_postcode_field').classList.contains('validate-required'),
  find('#billing_postcode').getAttribute('aria-required'),
  find('#billing_postcode_field label').innerHTML,
];

test('a required field is marked once: visually, for screen readers and for validation', async () => {
  const { find } = await open(
    group(
      country(),
      row('billing_postcode', 'woocommerce-invalid woocommerce-invalid-required-field'),
    ),
    { IE: { postcode: { required: false } }, FR: { postcode: { required: true } } },
  );
  for (const _time of ['first', 'second']) {
    await choose('IE');
    expect(described(find)).toEqual([
      false,
      null,
      'billing_postcode&nbsp;&nbsp;<span class="optional">(optional)</span>',
    ]);
  }
  expect(find('#billing_postcode_field').className).not.toContain('woocommerce-invalid');
  await choose('FR');
  await choose('FR');
  expect(described(find)).toEqual([
    true,
    'true',
    'billing_postcode&nbsp;&nbsp;&nbsp;<span class="required" aria-hidden="true">*</span>',
  ]);
});

test('a row without a label, or without a field, gets the rules that apply to it', async () => {
  const html = group(
    country(),
    '<p class="form-row" id="billing_postcode_field"><input id="billing_postcode" value="x"></p>',
    '<p class="form-row" id="billing_city_field"><label>City</label></p>',
  );
  const { find } = await open(html, {
    IE: {
      postcode: { label: 'Eircode', required: true },
      city: { hidden: true, placeholder: 'x' },
    },
  });
  await choose('IE');
  expect(find('#billing_postcode').getAttribute('aria-required')).toBe('true');
  expect(find('#billing_city_field').style.display).toBe('none');
});

test('a label may hold tags', async () => {
  const { find } = await open(group(country(), row('billing_postcode')), {
    IE: { postcode: { label: 'Eir<em>code</em>', required: true } },
  });
  await choose('IE');
  expect(find('#billing_postcode_field label em').textContent).toBe('code');
  expect(find('#billing_postcode_field label').textContent).toBe('Eircode\u00a0*');
});

test('rows move to where the country has them, the focus stays in its field, and at the end all is restored', async () => {
  const html = group(country(), row('billing_city'), row('billing_postcode'));
  const { find, doc, stop } = await open(html, {
    IE: { postcode: { priority: 45, required: true }, city: { required: true } },
  });
  const order = () => [...doc.querySelectorAll('.form-row')].map(({ id }) => id);
  find('#billing_postcode').focus();
  await choose('IE');
  expect(order()).toEqual([
    'billing_country_field',
    'billing_postcode_field',
    'billing_city_field',
  ]);
  expect(find('#billing_postcode_field').dataset.priority).toBe('45');
  expect(find('#billing_city_field').dataset.priority).toBe('50');
  expect(doc.activeElement).toBe(find('#billing_postcode'));
  (doc.activeElement as HTMLElement).blur();
  stop();
  expect(order()).toEqual([
    'billing_country_field',
    'billing_city_field',
    'billing_postcode_field',
  ]);
});

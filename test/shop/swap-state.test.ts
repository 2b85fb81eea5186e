// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createChanges } from '../../src/runtime/dom/changes';
import { createChildLedger, swapState } from '../../src/shop/address/swap-state';

const states = { US: { CA: 'California', NY: 'New York' }, FR: {}, PL: { MZ: 'Mazovia' } };
const typed =
  '<input type="text" id="billing_state" name="billing_state" class="input-text mine" value="CA" data-input-classes="mine" autocomplete="address-level1" data-label="State" aria-required="true" placeholder="Which" data-placeholder="Which">';
const chosen =
  '<select id="billing_state" name="billing_state" class="state_select mine" data-input-classes="mine"><option value="">–</option><option value="CA" selected>Kalifornien</option></select><span class="select2-container"></span>';
const hidden =
  '<input type="hidden" id="billing_state" name="billing_state" class="hidden mine" value="" data-input-classes="mine">';

type Field = HTMLInputElement | HTMLSelectElement;
const open = (control: string, country: string) => {
  document.body.innerHTML = `<p class="form-row" id="row"><label></label><span>${control}</span></p>`;
  const before = document.body.innerHTML;
  const old = document.querySelector('#billing_state') as Field;
  const changed: string[] = [];
  document.body.addEventListener('change', ({ target }) => changed.push((target as Element).id), {
    once: true,
  });
  const changes = createChanges();
  const ledger = createChildLedger();
  const field = swapState(old, { states, country, hint: 'Select…', changes, ledger });
  const restore = () => {
    ledger.undo();
    changes.undo();
    return document.body.innerHTML === before;
  };
  return { old, field, changed, restore, row: document.querySelector('#row') as HTMLElement };
};
const options = (field: Field) =>
  [...field.querySelectorAll('option')].map(({ value, textContent }) => `${value}: ${textContent}`);

test('a typed state becomes a list where the country has one, with all that marks the field', () => {
  const { old, field, changed, row } = open(typed, 'US');
  expect(field).not.toBe(old);
  expect(document.querySelector('#billing_state')).toBe(field);
  expect(field.localName).toBe('select');
  expect(Object.fromEntries([...field.attributes].map(({ name, value }) => [name, value]))).toEqual(
    {
      id: 'billing_state',
      name: 'billing_state',
      class: 'state_select mine',
      'data-input-classes': 'mine',
      autocomplete: 'address-level1',
      'data-label': 'State',
      'aria-required': 'true',
      placeholder: 'Which',
      'data-placeholder': 'Which',
    },
  );
  expect(options(field)).toEqual([': Select…', 'CA: California', 'NY: New York']);
  // The entered text is selected if it is one of the states.
  expect(field.value).toBe('CA');
  expect(changed).toEqual(['billing_state']);
  expect(row.style.display).toBe('');
});

test('a list stays and gets the states of the new country', () => {
  const { old, field, changed } = open(chosen, 'US');
  expect(field).toBe(old);
  expect(options(field)).toEqual([': Select…', 'CA: California', 'NY: New York']);
  expect(field.value).toBe('CA');
  expect(changed).toEqual(['billing_state']);
});

test('a state of another country is chosen no more', () => {
  const other = chosen.replaceAll('CA', 'BC');
  const { field } = open(other, 'US');
  expect(field.value).toBe('');
  // The first option is selected, not none.
  expect((field as HTMLSelectElement).selectedIndex).toBe(0);
});

test('a country with one state has a list of one', () => {
  expect(options(open(typed, 'PL').field)).toEqual([': Select…', 'MZ: Mazovia']);
});

test('a field for which the server names no classes of its own gets none', () => {
  const { field } = open('<input type="text" id="billing_state" value="">', 'US');
  expect(field.getAttribute('class')).toBe('state_select');
});

test('if the country has no states the field is hidden, and is sent without a value', () => {
  const { field, row, changed } = open(chosen, 'FR');
  expect(field.outerHTML).toBe(
    '<input type="hidden" id="billing_state" name="billing_state" class="hidden mine" data-input-classes="mine">',
  );
  expect(field.value).toBe('');
  expect(row.style.display).toBe('none');
  expect(changed).toEqual([]);
});

test('where states are typed a list becomes a text field without its look of a list', () => {
  const { field } = open(chosen, 'XX');
  expect(field.matches('input[type=text].input-text.mine')).toBe(true);
  expect(document.querySelector('.select2-container')).toBeNull();
});

test.each([
  ['the hint of the shop', 'County', 'County'],
  ['no call to select', 'Select…', null],
])('where states are typed after a list the field shows %s', (_, placeholder, shown) => {
  const { field } = open(chosen.replace('<select', `$& data-placeholder="${placeholder}"`), 'XX');
  expect(field.getAttribute('placeholder')).toBe(shown);
});

test('where states are typed a hidden field is seen again', () => {
  const { field, row } = open(hidden, 'XX');
  expect(field.getAttribute('type')).toBe('text');
  expect(row.style.display).toBe('');
});

test('where states are typed, what a visitor has typed stays as it is', () => {
  const { old, field, changed } = open(typed, 'XX');
  expect(field).toBe(old);
  expect(field.value).toBe('CA');
  expect(changed).toEqual([]);
});

test.each([
  [typed, 'US'],
  [chosen, 'US'],
  [chosen, 'FR'],
  [chosen, 'XX'],
  [hidden, 'XX'],
])('the field is restored as the server sent it (%#)', (control, country) => {
  expect(open(control, country).restore()).toBe(true);
});

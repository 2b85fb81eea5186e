import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedValues } from '../../../src/modules/forms/typed-values';

const { readTyped, fillTyped } = typedValues;
const form = (html: string) => {
  const root = document.createElement('form');
  root.innerHTML = html;
  return root;
};
const markup = `<input type="hidden" id="h" value="server's"><input id="a"><textarea id="b"></textarea>
<select id="c"><option value="">-<option>Bread</select>
<input type="checkbox" name="d" value="1"><input type="checkbox" name="d" value="2">
<input type="text" id="sum" class="et_pb_contact_captcha">`;

test('typed values are restored in new markup, hidden fields and sums are not', () => {
  const old = form(markup);
  fillTyped(old, { a: 'Anna', b: 'Two\nlines', c: 'Bread', 'd=2': true });
  const typed = readTyped(old);
  expect(typed).not.toHaveProperty('h');
  expect(typed).not.toHaveProperty('sum');
  const fresh = form(markup);
  expect(fillTyped(fresh, typed)).toHaveLength(4);
  expect(readTyped(fresh)).toEqual(typed);
  expect(fillTyped(fresh, typed)).toEqual([]);
});

test('whatever was stored, filling in never throws', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (typed) => {
      expect(() => fillTyped(form(markup), typed as Record<string, string>)).not.toThrow();
    }),
  );
});

test('chosen files are left out: no script can choose them', () => {
  const root = form('<input type="file" id="photo">');
  const photo = root.querySelector('input') as HTMLInputElement;
  // As browsers report a chosen file.
  Object.defineProperty(photo, 'value', { get: () => 'C:\\fakepath\\kiln.jpg' });
  expect(readTyped(root)).toEqual({});
});

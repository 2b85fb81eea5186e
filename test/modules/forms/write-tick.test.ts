import { expect, test } from 'vitest';
import { writeTick } from '../../../src/modules/forms/use-conditions';

const tick = (markup: string, isOn: boolean) => {
  document.body.innerHTML = `<p>${markup}</p>`;
  const box = document.querySelector<HTMLInputElement>('[type=checkbox]');
  if (box) box.checked = isOn;
  document.body.addEventListener('change', writeTick, { once: true });
  document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));
  return document.querySelector<HTMLInputElement>('[type=text]')?.value;
};
const words = '<input type="text" data-checked="Agreed" data-unchecked="Not agreed">';

test.each([
  [`<input type="checkbox">${words}`, true, 'Agreed'],
  [`<input type="checkbox">${words}`, false, 'Not agreed'],
  ['<input type="checkbox"><input type="text" value="old">', true, ''],
  [`${words}<input type="checkbox">`, true, ''],
  ['<input type="checkbox">', true, undefined],
  [`<input type="checkbox"><span>${words}</span>`, true, ''],
])('%s ticked %s writes %s', (markup, isOn, value) => {
  expect(tick(markup, isOn)).toBe(value);
});

import { expect, test } from 'vitest';
import { readCaptcha } from '../../../src/modules/forms/captcha';
import { createChanges } from '../../../src/runtime/dom';

const captchaWith = (answer: string) => {
  document.body.innerHTML = `<form><span class="et_pb_contact_captcha_question">3 + 9</span>
    <input class="et_pb_contact_captcha" data-first_digit="3" data-second_digit="9"></form>`;
  const form = document.body.querySelector('form');
  const captcha = form && readCaptcha(form, createChanges());
  if (!captcha) throw new Error('no sum');
  captcha.input.value = answer;
  return captcha;
};

test.each([
  ['12', false],
  [' 12 ', false],
  ['', false],
  ['11', true],
  ['12abc', true],
  ['12.4', true],
  ['twelve', true],
  ['-12', true],
  ['1', true],
])('to 3 + 9, %o is a wrong answer: %s [S5.10a]', (answer, isWrong) => {
  expect(captchaWith(answer).isWrong()).toBe(isWrong);
});

test('after a wrong answer both numbers are from 1 to 15 and are shown, and the field is empty [S5.10c, S5.10d] [S9.27a]', () => {
  const numbers = new Set<number>();
  for (let round = 0; round < 400; round += 1) {
    const captcha = captchaWith('11');
    captcha.renew();
    const { first_digit: a, second_digit: b } = captcha.input.dataset;
    numbers.add(Number(a)).add(Number(b));
    expect(captcha.input.value).toBe('');
    expect(document.querySelector('.et_pb_contact_captcha_question')?.textContent).toBe(
      `${a} + ${b}`,
    );
    captcha.input.value = String(Number(a) + Number(b));
    expect(captcha.isWrong()).toBe(false);
  }
  expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
});

test.each([
  ['3 + 9 =', ' ='],
  ['How much is 3 + 9?', '?'],
])('after a miss a screen reader reads the new sum where the field is called “%s”', (name, end) => {
  const captcha = captchaWith('11');
  const { input } = captcha;
  input.setAttribute('aria-label', name);
  captcha.renew();
  captcha.renew();
  const { first_digit: a, second_digit: b } = input.dataset;
  expect(input.getAttribute('aria-label')).toBe(name.replace(/3.*/, `${a} + ${b}${end}`));
});

test('a sum whose field has no name of its own, or another one, keeps it after a miss', () => {
  const captcha = captchaWith('11');
  captcha.renew();
  expect(captcha.input.hasAttribute('aria-label')).toBe(false);
  captcha.input.setAttribute('aria-label', 'Sum');
  captcha.renew();
  expect(captcha.input.getAttribute('aria-label')).toBe('Sum');
});

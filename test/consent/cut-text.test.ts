import { afterEach, expect, test } from 'vitest';
import { cutText, wordEnd } from '../../src/consent/banner/use-description';

afterEach(() => document.body.replaceChildren());

test.each([
  ['one two three', 8, 'one two'],
  ['one two three', 7, 'one two'],
  ['one two three', 6, 'one'],
  ['one two', 7, 'one two'],
  ['onetwothree', 5, 'onetw'],
])('%s of %i characters ends after a word', (text, characters, expected) => {
  expect(text.slice(0, wordEnd(text, characters))).toBe(expected);
});

test('content after the end is hidden, links too', () => {
  const html = '<p>Some <b>cookies</b> are needed, <a href="#more">others</a> are not.</p>';
  document.body.innerHTML = html;
  cutText(document.body, 20);
  expect(document.body.textContent?.trim()).toBe('Some cookies are');
  expect(document.querySelector('a')?.style.display).toBe('none');
});

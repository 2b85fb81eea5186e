import { expect, test } from 'vitest';
import {
  addressOf,
  createGateRules,
  isHoldable,
  isScript,
} from '../../src/consent/guard/gate-rules';

const first = (html: string): Element => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild as Element;
};

test.each([
  ['<script></script>', true, true],
  ['<iframe></iframe>', true, false],
  ['<img>', false, false],
  ['<iframe-like></iframe-like>', false, false],
  ['<noscript></noscript>', false, false],
])('%s can be held back: %s', (html, expected, asScript) => {
  const element = first(html);
  expect(isHoldable(element)).toBe(expected);
  if (isHoldable(element)) expect(isScript(element)).toBe(asScript);
});

test('a text cannot be held back', () => {
  expect(isHoldable(document.createTextNode('script'))).toBe(false);
});

test.each([
  ['src="/a"', '/a'],
  ['data-cky-src="/kept"', '/kept'],
  ['data-src="/lazy"', '/lazy'],
  ['src="/a" data-cky-src="/kept"', '/a'],
  ['', ''],
])('an iframe with %s loads “%s”', (attributes, address) => {
  expect(addressOf(first(`<iframe ${attributes}></iframe>`))).toBe(address);
});

test('a script inside an SVG image loads its href', () => {
  const element = Object.assign(document.createElement('div'), { href: { baseVal: '/drawn' } });
  expect(addressOf(element)).toBe('/drawn');
});

const providers = [
  { text: 'tracker.example', slugs: ['analytics'] },
  { text: 'video.example', slugs: ['functional', 'advertisement'] },
];

test.each([
  ['https://tracker.example/t.js', null, ['analytics']],
  ['https://video.example/1', null, ['functional', 'advertisement']],
  ['https://free.example/', null, []],
  ['/own.js', null, []],
  // The owner’s class overrides the category of the address.
  ['https://tracker.example/t.js', 'cookieyes-functional', ['functional']],
  ['https://free.example/', 'cookieyes-analytics', ['analytics']],
  ['', 'cookieyes-analytics', ['analytics']],
  ['https://tracker.example/t.js', 'cookieyes-necessary', ['analytics']],
  ['https://tracker.example/t.js', 'cookieyes-', ['analytics']],
  ['https://free.example/', 'analytics', []],
  // Not a valid address.
  ['https://%', null, []],
  ['https://%', 'cookieyes-analytics', ['analytics']],
])('%s, marked %s, waits for %j', (address, mark, slugs) => {
  expect(createGateRules(document, providers)(address, mark)).toEqual(slugs);
});

test('what an owner has marked counts wherever its address appears, as it was marked first', () => {
  const slugsOf = createGateRules(document, providers);
  const address = 'https://free.example/t.js';
  expect(slugsOf(address)).toEqual([]);
  expect(slugsOf(`${address}?v=1#a`, 'cookieyes-analytics')).toEqual(['analytics']);
  expect(slugsOf(`${address}?v=2`)).toEqual(['analytics']);
  expect(slugsOf(address, 'cookieyes-functional')).toEqual(['functional']);
  expect(slugsOf(address)).toEqual(['analytics']);
  // Another file, and another site.
  expect(slugsOf('https://free.example/other.js')).toEqual([]);
  expect(slugsOf('https://other.example/t.js')).toEqual([]);
});

test('a marked tag without an address does not match its page', () => {
  const slugsOf = createGateRules(document, providers);
  expect(slugsOf('', 'cookieyes-analytics')).toEqual(['analytics']);
  expect(slugsOf('')).toEqual([]);
});

test('an address is resolved against the base of the page', () => {
  const slugsOf = createGateRules({ baseURI: 'https://tracker.example/a/' } as Document, providers);
  expect(slugsOf('b.js')).toEqual(['analytics']);
});

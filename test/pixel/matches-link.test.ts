import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressesOf,
  containsPattern,
  exactAddress,
  isContained,
  isExactly,
} from '../../src/pixel/matches-link';

const base = 'https://shop.example.com/somewhere/';

describe('links that contain a pattern [S9.38g]', () => {
  const rows: readonly (readonly [string, string, boolean])[] = [
    ['https://shop.example.com/thanks/x1/done?z=1', '/thanks/*/done', true],
    ['/thanks/x1/x2/done', '/thanks/*/done', false],
    ['/thanks//done', '/thanks/*/done', false],
    ['/shop/', '/shop/', true],
    ['/Shop/', '/shop/', false],
    ['/a(b[c+', '(b[c+', true],
    ['/axb', 'a.b', false],
    ['/a/ab1c', 'a*c', true],
    ['anything', '', false],
    ['/file.pdf', '*.pdf', true],
    ['.pdf', '*.pdf', false],
    ['/go/out', '/go/*', true],
    ['/go/', '/go/*', false],
    ['/abc', '/**c', true],
    ['/ac', '/**c', false],
  ];
  for (const [text, pattern, isIn] of rows) {
    test(`${pattern} ${isIn ? 'is' : 'is not'} in ${text}`, () => {
      expect(containsPattern(text, pattern)).toBe(isIn);
    });
  }

  test('it matches like a regular expression', () => {
    const expression = (pattern: string) =>
      new RegExp(
        pattern
          .split('*')
          .map((part) => part.replace(/[.?+^$()[\]{}|\\/]/g, '\\$&'))
          .join('[^/]+'),
      );
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*', '.'), maxLength: 7 });
    fc.assert(
      fc.property(letters, letters, (text, pattern) => {
        fc.pre(pattern !== '');
        expect(containsPattern(text, pattern)).toBe(expression(pattern).test(text));
      }),
      { numRuns: 2000 },
    );
  });

  // Exponential backtracking would exceed the time limit of the test.
  test('ten kilobytes with much backtracking are matched in time', () => {
    expect(containsPattern('a'.repeat(2000), `${'a*'.repeat(5000)}b`)).toBe(false);
    expect(containsPattern('a'.repeat(2000), `${'a*'.repeat(900)}b`)).toBe(false);
    expect(containsPattern('a'.repeat(10_000), `${'a*'.repeat(20)}b`)).toBe(false);
  });
});

test.each([
  ['#', false],
  ['#size', false],
  ['page/2/', true],
  ['?orderby=price', true],
])(
  'on the page of a shop a press on %s counts as one on a link to the shop: %s [S9.38g]',
  (href, isOne) => {
    const addresses = addressesOf(href, 'https://shop.example.com/shop/');
    expect(isContained(addresses, '/shop/')).toBe(isOne);
  },
);

describe('links that are exactly an address [S9.38h]', () => {
  const rows = [
    ['contact', 'https://shop.example.com/contact/'],
    ['/contact/', 'https://shop.example.com/contact/'],
    ['/a/b', 'https://shop.example.com/a/b/'],
    ['https://x.test/a', 'https://x.test/a/'],
    ['http://x.test/a', 'http://x.test/a/'],
    ['/go?to=https://x.test', 'https://shop.example.com/go?to=https://x.test/'],
    ['//x.test/a', 'https://x.test/a/'],
    ['mailto:someone', 'https://shop.example.com/mailto:someone/'],
    ['/contact/?q=1', 'https://shop.example.com/contact/?q=1/'],
  ] as const;
  for (const [address, whole] of rows) {
    test(`${address} is compared as ${whole}`, () => {
      expect(exactAddress(address, base)).toBe(whole);
    });
  }

  test.each(['contact', '/somewhere/contact'])(
    'a link with a relative address is the one that the owner names by %s',
    (url) => {
      expect(isExactly(addressesOf('contact', base), url, base)).toBe(true);
    },
  );

  test('a link to elsewhere is not', () => {
    expect(isExactly(addressesOf('contact', base), '/imprint/', base)).toBe(false);
  });
});

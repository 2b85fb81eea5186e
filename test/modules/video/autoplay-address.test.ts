import { expect, test } from 'vitest';
import { autoplayAddress } from '../../../src/modules/video';

const BASE = 'https://site.example/page/';

test.each([
  [
    'https://www.youtube.com/embed/abcdefghijk',
    'https://www.youtube.com/embed/abcdefghijk?autoplay=1',
  ],
  ['https://player.example/1?x=1&y=2', 'https://player.example/1?autoplay=1&x=1&y=2'],
  ['/video/#t=5', 'https://site.example/video/?autoplay=1#t=5'],
])('%s starts as %s', (address, expected) => {
  expect(autoplayAddress(address, BASE)).toBe(expected);
});

test('an address with autoplay stays as it is', () => {
  expect(autoplayAddress('https://player.example/1?autoplay=0', BASE)).toBe(
    'https://player.example/1?autoplay=0',
  );
});

test.each([[null], [''], ['javascript:alert(1)'], ['data:text/html,x'], ['https://%']])(
  'a frame with the address %j is left alone',
  (address) => {
    expect(autoplayAddress(address, BASE)).toBeNull();
  },
);

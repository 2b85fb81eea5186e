import { expect, test } from 'vitest';
import { readFragment } from '../../src/shop/replace/fragments';

test.each([
  ['<ul class="woocommerce-error"><li>No</li></ul>', true],
  ['text', true],
  ['', true],
  ['<!DOCTYPE html><title>Log in</title>', false],
  ['\n <html lang="en">', false],
  [7, false],
  [null, false],
])('%j is a response: %s', (value, isFragment) => {
  expect(readFragment(value)).toBe(isFragment ? value : undefined);
});

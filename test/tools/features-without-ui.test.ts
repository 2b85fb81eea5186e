import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** `playwright.config.ts` excludes them when it tests the build with another UI library. */
const features = [
  'shop/address',
  'shop/cart',
  'shop/cart-page',
  'shop/checkout',
  'shop/extras',
  'shop/general',
  'shop/replace',
  'shop/variations',
  'learndash',
  'sticky',
  'abtest',
  'access',
  'pixel',
  'modules/header',
  'modules/links',
  'modules/motion',
];

test.each(features)('%s has not a line of the UI library', (feature) => {
  const files = readdirSync(join('src', feature), { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file));
  expect(code.length).toBeGreaterThan(2);
  const using = code.filter((file) =>
    /from '(react|preact)[^']*'/.test(readFileSync(join('src', feature, file), 'utf8')),
  );
  expect(using).toEqual([]);
});

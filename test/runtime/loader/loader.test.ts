import { afterEach, describe, expect, test, vi } from 'vitest';
import { claim, findScriptTag, isOff } from '../../../src/runtime/loader/launch';
import { readOptions } from '../../../src/runtime/loader/read-options';
import { incumbentOf } from '../../../src/runtime/standing';

const tag = (attributes: Readonly<Record<string, string>> = {}) => {
  const script = document.createElement('script');
  script.setAttribute('src', 'https://shop.example/skerry/skerry.js?v=1');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
};

afterEach(() => {
  document.head.replaceChildren();
});

describe('the attributes of the script tag', () => {
  test('by default every family may run', () => {
    expect(readOptions(tag()).families.size).toBe(9);
    expect(readOptions(null).families.size).toBe(9);
  });

  test.each([
    [{ 'data-only': 'modules, shop' }, ['modules', 'shop']],
    [{ 'data-only': 'modules shop', 'data-off': 'shop' }, ['modules']],
    [{ 'data-only': 'nonsense' }, undefined],
  ])('%j', (attributes, families) => {
    const read = [...readOptions(tag(attributes)).families];
    if (families) expect(read).toEqual(families);
    else expect(read).toHaveLength(9);
  });

  test('preview and thumbnails', () => {
    expect(readOptions(tag({ 'data-preview': '' })).isPreview).toBe(true);
    expect(readOptions(tag({ 'data-preview': 'off' })).isPreview).toBe(false);
    expect(readOptions(tag({ 'data-thumbnails': 'off' })).hasThumbnails).toBe(false);
    expect(readOptions(tag()).hasThumbnails).toBe(true);
    expect(readOptions(tag({ 'data-zoom': 'off' })).allowsZoom).toBe(false);
    expect(readOptions(tag()).allowsZoom).toBe(true);
  });

  test('chunks are looked for beside the script', () => {
    expect(readOptions(tag()).base).toBe('https://shop.example/skerry/');
  });
});

test('the tag is found by its address when the browser does not name it', () => {
  const other = document.createElement('script');
  other.setAttribute('src', 'https://shop.example/not-skerry.js.map');
  const script = tag();
  document.head.append(other, script);
  expect(findScriptTag(document)).toBe(script);
});

test('the kill switch is in the address or on the window', () => {
  const page = (search: string, skerryOff?: unknown) =>
    ({ location: { search }, skerryOff }) as unknown as Window;
  expect(isOff(page('?skerry=off'))).toBe(true);
  expect(isOff(page('', true))).toBe(true);
  expect(isOff(page('?skerry=inspect'))).toBe(false);
  expect(isOff(page('', 'true'))).toBe(false);
});

test('a second copy stands back and says so', () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const page = {} as Window;
  expect(claim(page)).toBe(true);
  expect(claim(page)).toBe(false);
  expect(console.info).toHaveBeenCalledTimes(1);
});

test.each([
  ['modules', 'https://x/wp-content/themes/Divi/js/scripts.min.js', true],
  ['modules', 'https://x/wp-content/themes/Divi/js/scripts.js', true],
  ['modules', 'https://x/wp-content/themes/Divi/js/smoothscroll.js', false],
  [
    'shop',
    'https://x/wp-content/plugins/woocommerce/assets/js/frontend/cart-fragments.min.js',
    true,
  ],
  ['shop', 'https://x/wp-content/plugins/woocommerce/assets/js/js-cookie/js.cookie.min.js', false],
  ['shop', 'https://x/wp-content/plugins/other/cart.min.js', false],
  ['consent', 'https://x/wp-content/plugins/cookie-law-info/lite/frontend/js/script.min.js', true],
  ['pixel', 'https://x/wp-content/plugins/pixel-caffeine/build/frontend.js', true],
  // Divi 5: by file, for the handles are those of Divi 4 in part.
  ['modules', 'https://x/themes/Divi/js/theme-scripts-library-base.js', true],
  ['abtest', 'https://x/themes/Divi/includes/builder-5/visual-builder/build/a.js', true],
  ['sticky', 'https://x/plugins/divi-builder/includes/builder-5/build/a.js', true],
  ['shop', 'https://x/themes/Divi/includes/builder-5/visual-builder/build/a.js', false],
  ['modules', 'https://x/themes/Divi/js/smoothscroll.js', false],
] as const)('%s is still served by %s: %s', (family, path, isServed) => {
  expect(incumbentOf(family, [path]) === path).toBe(isServed);
});

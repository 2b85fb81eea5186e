import { afterEach, describe, expect, test, vi } from 'vitest';
import { claim, findScriptTag, isOff } from '../../../src/runtime/loader/launch';
import { readOptions } from '../../../src/runtime/loader/read-options';
import { oldScriptOf, oldScriptsOn, standDownText } from '../../../src/runtime/old-scripts';

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

  test.each([
    ['https://shop.example/skerry/skerry.js?v=1', 'https://shop.example/skerry/'],
    ['https://shop.example/a/b/skerry.js', 'https://shop.example/a/b/'],
    ['https://shop.example/a/skerry.js?from=/b/c.js', 'https://shop.example/a/'],
    ['https://shop.example/a/skerry.js#/b/c', 'https://shop.example/a/'],
  ])('chunks of %s are looked for in %s', (src, base) => {
    expect(readOptions(tag({ src })).base).toBe(base);
  });

  test('a page without the tag has no folder, no nonce and no address for faults', () => {
    expect(readOptions(null)).toMatchObject({
      base: '',
      nonce: '',
      faults: '',
      faultsShare: 1,
      testConsent: '',
      isPreview: false,
      hasThumbnails: true,
      keepsDrafts: false,
      allowsZoom: true,
    });
  });

  test.each([
    [{ 'data-drafts': 'on' }, { keepsDrafts: true }],
    [{ 'data-drafts': 'off' }, { keepsDrafts: false }],
    [{ 'data-test-consent': 'ads' }, { testConsent: 'ads' }],
    [{ 'data-faults': '/faults/' }, { faults: '/faults/', faultsShare: 1 }],
    [{ 'data-faults-share': '0.25' }, { faultsShare: 0.25 }],
    [{ 'data-only': 'shop,modules' }, { families: new Set(['shop', 'modules']) }],
  ])('%j is read', (attributes, expected) => {
    expect(readOptions(tag(attributes as Readonly<Record<string, string>>))).toMatchObject(
      expected,
    );
  });

  test('the nonce is that of the property, which browsers hide from the markup', () => {
    const script = tag({ nonce: 'written' });
    Object.defineProperty(script, 'nonce', { value: 'hidden', configurable: true });
    expect(readOptions(script).nonce).toBe('hidden');
    Object.defineProperty(script, 'nonce', { value: '' });
    expect(readOptions(script).nonce).toBe('written');
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

test('a second copy does not start and logs it', () => {
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
  ['modules', 'https://x/wp-content/themes/Divi/js/custom.unified.js', true],
  ['modules', 'https://x/wp-content/themes/Extra/scripts/scripts.min.js', true],
  ['modules', 'https://x/wp-content/plugins/divi-builder/js/scripts.min.js', true],
  ['modules', 'https://x/core/dynamic-assets/assets/js/motion-effects.js', true],
  ['abtest', 'https://x/wp-content/themes/Divi/js/scripts.min.js', true],
  ['abtest', 'https://x/wp-content/themes/Extra/scripts/scripts.min.js', true],
  ['abtest', 'https://x/wp-content/plugins/divi-builder/js/scripts.min.js', true],
  ['sticky', 'https://x/core/dynamic-assets/assets/js/sticky-elements.js', true],
  ['learndash', 'https://x/sfwd-lms/themes/ld30/assets/js/learndash.js', true],
  ['learndash', 'https://x/themes/legacy/learndash_template_script.min.js', true],
  ['access', 'https://x/wp-content/themes/Divi/js/scripts.min.js', false],
  // Divi 5: by file name, because some handles are the same as in Divi 4.
  ['modules', 'https://x/themes/Divi/js/theme-scripts-library-base.js', true],
  ['abtest', 'https://x/themes/Divi/includes/builder-5/visual-builder/build/a.js', true],
  ['sticky', 'https://x/plugins/divi-builder/includes/builder-5/build/a.js', true],
  ['shop', 'https://x/themes/Divi/includes/builder-5/visual-builder/build/a.js', false],
  ['modules', 'https://x/themes/Divi/js/smoothscroll.js', false],
] as const)('%s is still served by %s: %s', (family, path, isServed) => {
  expect(oldScriptOf(family, ['/other.js', path]) === path).toBe(isServed);
});

test.each([
  'woocommerce',
  'add-to-cart',
  'cart-fragments',
  'cart',
  'checkout',
  'single-product',
  'add-to-cart-variation',
  'country-select',
  'address-i18n',
])('the shop is still served by WooCommerce’s %s', (name) => {
  const path = `https://x/plugins/woocommerce/assets/js/frontend/${name}.js`;
  expect(oldScriptOf('shop', [path])).toBe(path);
});

describe('a page of Divi 5', () => {
  const five = 'https://x/themes/Divi/includes/builder-5/visual-builder/build/a.js';
  const four = 'https://x/themes/Divi/js/scripts.min.js';

  test('keeps its family for a script of its own, if that is requested', () => {
    expect(oldScriptOf('modules', [five])).toBe(five);
    expect(oldScriptOf('modules', [five], true)).toBeNull();
  });

  test('loses it to a script of Divi 4 in any case, which is named first', () => {
    expect(oldScriptOf('modules', [five, four])).toBe(four);
    expect(oldScriptOf('modules', [five, four], true)).toBe(four);
  });
});

describe('the scripts of a page', () => {
  const src = 'https://x/plugins/pixel-caffeine/build/frontend.js?ver=1#a';
  const found = (type: string) => {
    const doc = new DOMParser().parseFromString(
      `<script type="${type}" src="${src}"></script>`,
      'text/html',
    );
    // An SVG script has no `src` property.
    doc.body.prepend(doc.createElementNS('http://www.w3.org/2000/svg', 'script'));
    return oldScriptsOn(doc)('pixel');
  };

  test.each(['', 'text/javascript', 'application/javascript', 'module'])(
    'that run keep a family: type %j',
    (type) => {
      expect(found(type)).toBe(src.slice(0, -'?ver=1#a'.length));
    },
  );

  test.each(['text/plain', 'application/json', 'text/skerry-original'])(
    'that do not run keep none: type %j',
    (type) => {
      expect(found(type)).toBeNull();
    },
  );
});

test('the owner reads which script to remove', () => {
  expect(standDownText('shop', '/cart.js')).toMatch(/"shop".*\/cart\.js/);
});

import type { Family } from '../family';

/**
 * Divi 5 (seen: 5.0 to 5.11) spreads what its page builder runs over some fifty files, under new and
 * under old handles: an address tells them apart, a handle does not.
 */
const divi5Files = [/\/builder-5\//, /\/theme-scripts-library-[\w-]+\.js$/];

export const isDivi5File = (path: string): boolean => divi5Files.some((file) => file.test(path));

/** What stays with Divi 5's own scripts wherever one of them is on the page. */
export const divi5Families: ReadonlySet<Family> = new Set(['modules', 'abtest', 'sticky']);

/**
 * The scripts that each family replaces, as they end in their address (WordPress 6.6, Divi 4.27,
 * WooCommerce 9.8, LearnDash 4.21, CookieYes 3.2, Pixel Caffeine 2.3). `.min` is optional on pages.
 */
export const incumbents: Readonly<Partial<Record<Family, readonly string[]>>> = {
  modules: [
    'Divi/js/scripts',
    'Divi/js/custom.unified',
    'Extra/scripts/scripts',
    'divi-builder/js/scripts',
    'dynamic-assets/assets/js/motion-effects',
  ],
  abtest: ['Divi/js/scripts', 'Extra/scripts/scripts', 'divi-builder/js/scripts'],
  sticky: ['dynamic-assets/assets/js/sticky-elements'],
  shop: [
    'woocommerce',
    'add-to-cart',
    'cart-fragments',
    'cart',
    'checkout',
    'single-product',
    'add-to-cart-variation',
    'country-select',
    'address-i18n',
  ].map((name) => `woocommerce/assets/js/frontend/${name}`),
  learndash: ['themes/ld30/assets/js/learndash', 'learndash_template_script'],
  consent: ['cookie-law-info/lite/frontend/js/script'],
  pixel: ['pixel-caffeine/build/frontend'],
};

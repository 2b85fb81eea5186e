import type { Family } from '../family';

/**
 * The scripts that each family replaces, as endings of their addresses (WordPress 6.6, Divi 4.27,
 * WooCommerce 9.8, LearnDash 4.21, CookieYes 3.2, Pixel Caffeine 2.3). `.min` is optional.
 */
export const replacedScripts: Readonly<Partial<Record<Family, readonly string[]>>> = {
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

import { basename } from 'node:path';

/** Fetched by every page on which Skerry has something to do. */
export const RUNTIME = 'runtime';
/** Fetched on pages without any island: these do not include the UI library. */
export const WITHOUT_UI = [RUNTIME, 'shop', 'shop-replace', 'learndash'];
/** Fetched only by pages in an editor. */
export const BUILDER = 'builder';

/**
 * Files of the build that contain several sources: those that most pages of a family need are
 * fetched as one file, and those that several files need are in one place. Each file imports from
 * those above it. A source that is not listed here has its own file if it is imported by
 * `import()`; otherwise it is in the file that imports it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const files = {
  // With what nearly every page of Divi needs: a file of its own costs such pages 0.75 KB and a
  // request, where the others save 2.8 KB.
  runtime: [
    'src/main.ts',
    'src/runtime-file.ts',
    'src/access/accessible-names/index.ts',
    'src/access/landmarks/index.ts',
    'src/access/landmarks/skip-link.ts',
    'src/access/zoom/index.ts',
    'src/modules/enhancements/index.ts',
    'src/modules/enhancements/enhancement.ts',
    'src/modules/header/index.ts',
    'src/modules/links/index.ts',
    'src/modules/menus/sleep-header-search.ts',
    'src/modules/menus/sleep-menu-search.ts',
    'src/modules/menus/sleep-mobile-menu.ts',
    'src/runtime/divi/covered-by-bars.ts',
    'src/runtime/dom/make-button.ts',
    'src/runtime/hash/target-of.ts',
    'src/runtime/divi/is-last-of-kind.ts',
    'src/runtime/divi/waypoint.ts',
  ],
  ui: ['src/ui-file.ts', 'src/runtime/dom/mount-island.tsx'],
  'insert-html': ['src/runtime/insert/insert-html.ts', 'src/runtime/insert/profile.ts'],
  consent: [
    'src/consent/control/start-control.ts',
    'src/consent/banner/start-banner.ts',
    'src/consent/banner/apply-styles.ts',
    'src/consent/banner/banner-state.ts',
    'src/consent/lazy.ts',
    'src/consent/guard/gate-rules.ts',
  ],
  'site-header': [
    'src/access/header-names/index.ts',
    'src/modules/header/fixed-header.ts',
    'src/modules/header/scroll-top.ts',
    'src/modules/header/split-logo.ts',
    'src/modules/menus/drop-downs.ts',
    'src/modules/menus/mark-lists.ts',
    'src/modules/menus/module-menus.ts',
  ],
  'other-headers': [
    'src/modules/header/extra-header.ts',
    'src/modules/header/side-nav.ts',
    'src/modules/header/vertical-menu.ts',
    'src/modules/menus/sleep-menu-panel.ts',
  ],
  asleep: [
    'src/modules/lightbox/index.ts',
    'src/modules/tabs/sleep-tabs.ts',
    'src/modules/toggle/sleep-toggle.ts',
    'src/modules/slider/sleep-slider.ts',
  ],
  // For scripts of the site that relied on jQuery.
  'public-functions': [
    'src/modules/header/public-functions.ts',
    'src/runtime/divi/elements-of.ts',
    'src/modules/menus/mobile-list.ts',
    'src/shop/functions/start-product-functions.ts',
  ],
  'opened-menus': [
    'src/modules/menus/header-search.tsx',
    'src/modules/menus/menu-panel.tsx',
    'src/modules/menus/menu-search.tsx',
    'src/modules/menus/mobile-menu.tsx',
  ],
  panels: ['src/modules/tabs/tabs.tsx', 'src/modules/toggle/toggle.tsx'],
  counters: [
    'src/modules/counters/bar-counters.tsx',
    'src/modules/counters/circle-counter.tsx',
    'src/modules/counters/countdown.tsx',
    'src/modules/counters/number-counter.tsx',
  ],
  forms: ['src/modules/forms/contact.tsx', 'src/modules/forms/newsletter.tsx'],
  slider: [
    'src/modules/slider/slider.tsx',
    'src/runtime/carousel/arrows.tsx',
    'src/runtime/carousel/link-button.tsx',
    'src/runtime/carousel/use-auto-advance.ts',
    'src/runtime/carousel/use-swipe.ts',
  ],
  embeds: ['src/modules/video/index.tsx', 'src/modules/maps/index.tsx'],
  'form-extras': ['src/modules/forms/draft.ts', 'src/modules/forms/spam-token.ts'],
  listing: [
    'src/modules/listing/ajax-pages.tsx',
    'src/modules/listing/filterable.tsx',
    'src/modules/listing/gallery.tsx',
    'src/modules/listing/portfolio-grid.tsx',
    'src/modules/listing/mark-rows.ts',
    'src/modules/listing/use-rows.ts',
  ],
  'sliding-lists': [
    'src/modules/listing/fullwidth-portfolio.tsx',
    'src/modules/slider/thumbnails.tsx',
    'src/runtime/carousel/group-carousel.tsx',
  ],
  shop: [
    'src/shop/cart/start-cart.ts',
    'src/shop/cart/cart-response.ts',
    'src/shop/general/start-general.ts',
    'src/shop/general/watch-cart.ts',
    'src/shop/create-presses.ts',
    'src/shop/lazy.ts',
    'src/shop/woocommerce.ts',
    'src/shop/config/fragments.ts',
  ],
  'shop-replace': [
    'src/shop/replace/index.ts',
    'src/shop/block.ts',
    'src/shop/notices.ts',
    'src/shop/totals.ts',
    'src/shop/config/checkout.ts',
    'src/shop/replace/fragments.ts',
    'src/shop/replace/patch-element.ts',
    'src/shop/replace/replace-element.ts',
  ],
  'cart-buttons': ['src/shop/cart/buttons.ts'],
  checkout: [
    'src/shop/address/start-address.ts',
    'src/shop/checkout/start-checkout.ts',
    'src/shop/checkout/order-response.ts',
  ],
  'checkout-actions': ['src/shop/checkout/actions.ts'],
  'shop-controls': ['src/shop/general/shop-controls.ts', 'src/shop/tracking/start-tracking.ts'],
  product: [
    'src/shop/product/start-product.ts',
    'src/shop/product/sleep-product.ts',
    'src/shop/config/product.ts',
  ],
  'product-islands': ['src/shop/product/product-tabs.tsx', 'src/shop/product/star-rating.tsx'],
  effects: [
    'src/modules/motion/index.ts',
    'src/modules/parallax/index.ts',
    'src/modules/video-background/index.tsx',
  ],
  learndash: [
    'src/learndash/index.ts',
    'src/learndash/legacy/index.ts',
    'src/access/courses/index.ts',
    'src/learndash/announce.ts',
    'src/learndash/config.ts',
    'src/learndash/content-updates.ts',
    'src/learndash/duration-for.ts',
    'src/learndash/expand/create-texts.ts',
    'src/learndash/lesson/hhmmss.ts',
  ],
  tooltips: ['src/learndash/tooltips/start-tooltips.ts'],
  lesson: ['src/learndash/focus/index.ts', 'src/learndash/lesson/index.ts'],
  'course-access': [
    'src/learndash/login/index.ts',
    'src/learndash/payments/index.ts',
    'src/learndash/purchase/index.ts',
    'src/learndash/registration/index.ts',
  ],
  abtest: ['src/abtest/start-ab-tests.ts', 'src/abtest/config.ts'],
  'tested-elements': ['src/abtest/watch-marks.ts', 'src/abtest/place-subjects.ts'],
  builder: [
    'src/builder/index.ts',
    'src/builder/preview-page/config.ts',
    'src/builder/page/listen-in-top.ts',
  ],
  'preview-page': ['src/builder/preview-page/start-preview-page.ts'],
  'layout-block': ['src/builder/layout-block/start-layout-block.ts'],
  'cart-page': ['src/shop/cart-page/start-cart-page.ts'],
  extras: ['src/shop/extras/start-extras.ts', 'src/shop/checkout/order-button.ts'],
  'consent-banner': ['src/consent/banner/mount-banner.tsx'],
  'consent-extras': [
    'src/consent/confirmation.ts',
    'src/consent/frame-placeholders.tsx',
    'src/consent/signal-notice.ts',
  ],
  inspector: ['src/runtime/inspector/open-inspector.tsx'],
  variations: ['src/shop/variations/start-variations.ts'],
  pixel: ['src/pixel/start-pixel.ts'],
  'pixel-shop': ['src/pixel/shop/watch-shop.ts'],
};

/**
 * Constants, which the bundler inlines, and lists of exports: they belong to no file, and each file
 * includes those that it uses.
 */
const CONSTANTS =
  /\/names\/|\/(([\w-]+-)?names|kit|dom\/index|react\/react)\.ts$|\/nanostores\/index\.js$/;

/**
 * Pure rules that a module needs both before and after it wakes, or that two files need which pages
 * seldom load together: both files contain them, so that a failed file does not affect the other.
 * They hold no state.
 */
const RULES =
  /\/modules\/(menus\/apply-panel|tabs\/(apply-tabs|read-tabs|tabs-state)|toggle\/(apply-toggle|read-toggle|toggle-state)|slider\/(apply-slider|read-slider|slider-state)|lightbox\/read-images)\.ts$|\/access\/(is-named|words)\.ts$|\/shop\/(product\/apply-product-tabs|reload-once)\.ts$/;

/**
 * Stateless code that a few files use and that is too small for its own file: each of them contains
 * it, so that it is not in the runtime of every page, and no file depends on another because of it.
 */
const SMALL =
  /\/(runtime\/(carousel\/(arrow-texts|reserve-swipes)|cookies|decode-entities|divi\/(header-height|is-mobile-agent|script-paths|scroll-below-header)|dom\/(children-of|is-changed|script-at|step-of-\w+)|patterns\/[\w-]+|read-cookie|set-session-cookie|smooth-scroll|swipe-of|when-scripts-ran|tracking\/[\w-]+)\.ts|js-cookie\/.+\.mjs)$/;

/** Whether each file that uses a source contains a copy of it. @param {string} source */
export const isCopied = (source) => [CONSTANTS, RULES, SMALL].some((copied) => copied.test(source));

/** Files named by script tags and editors: these keep their names. */
export const scripts = [
  'skerry.js',
  'skerry.core.js',
  'skerry.all.js',
  'builder.js',
  'originals.js',
  'safety-net.js',
  'safety-net-faults.js',
  'faults.js',
];

/** Those that are imported, not named by a script tag. */
export const importedScripts = new Set(['builder.js', 'originals.js', 'faults.js']);

/** Placeholder in file names until the digest of all files is known. */
export const DIGEST = 'DIGEST00';

/** `dist/chunks/slider-1A2B3C4D.js` → `slider`. @param {string} path */
export const nameOfFile = (path) => basename(path).replace(/-\w{8}\.js$/, '');

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Features whose state is in islands, reducers and stores. */
const FEATURES = ['shop', 'learndash', 'modules/header', 'modules/menus'];

/** Variables that do not affect what a visitor sees, by file, with their purpose. */
const handles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'learndash/expand/create-finder.ts': { expandIds: 'what a search has found' },
  'learndash/expand/in-slices.ts': { size: 'of a loop', rest: 'of a loop' },
  'learndash/expand/start-expand.ts': { removeStyles: 'removes a style sheet' },
  'learndash/focus/start-sidebar.ts': { cancel: 'ends a timer' },
  'learndash/index.ts': { isStarted: 'whether code was requested' },
  'learndash/lesson/start-answers.ts': { cancel: 'ends a timer' },
  'learndash/lesson/start-timers.ts': { cancel: 'ends a timer' },
  'learndash/lesson/start-uploads.ts': { restore: "brings the server's text back" },
  'learndash/lists/search-profile.ts': { isLeft: 'of a call', isShown: 'of a call' },
  'learndash/lists/turn-page.ts': { isTurned: 'of a call', hasResponse: 'of a call' },
  'learndash/login/index.ts': { endFocusing: 'ends a wait' },
  'learndash/purchase/index.ts': { isBusy: 'whether a request is under way' },
  'learndash/purchase/start-coupons.ts': { running: 'the request that the next one waits for' },
  'learndash/start-lists.ts': { isDone: 'of a call' },
  'learndash/tooltips/start-tooltips.ts': { cancel: 'ends a timer' },
  'modules/header/fixed-header.ts': { cancelEnd: 'ends a timer' },
  'modules/header/page-offset.ts': { cancel: 'ends a timer' },
  'modules/menus/menu-panel.tsx': { frame: 'an animation frame' },
  'modules/menus/sleep-menu-panel.ts': { from: 'where a finger has come down' },
  'shop/address/create-locale.ts': { before: 'of a loop' },
  'shop/cart/add-products.ts': { message: 'the notice that it has created' },
  'shop/cart/create-cart-content.ts': { tools: 'code that is loaded once' },
  'shop/cart/create-cart.ts': { last: 'the end of a queue', waiting: 'how many wait in it' },
  'shop/cart/start-cart.ts': {
    cancelExpiry: 'ends a timer',
    running: 'the request under way',
    isScheduled: 'whether the next microtask requests',
  },
  'shop/checkout/after-press.ts': { waitedMs: 'of a wait', cancel: 'ends a timer' },
  'shop/checkout/show-totals.ts': { unschedule: 'ends a timer' },
  'shop/checkout/watch-fields.ts': { known: 'the address of the last request' },
  'shop/create-presses.ts': { actions: 'code that is loaded once' },
  'shop/extras/add-location.ts': { place: 'what a cookie holds' },
  'shop/general/start-general.ts': { update: 'code that is loaded once' },
  'shop/product/start-galleries.ts': { cancel: 'ends a timer' },
  'shop/replace/patch-element.ts': {
    start: 'of a loop',
    end: 'of a loop',
    hasNew: 'of a loop',
    cursor: 'of a loop',
  },
  'shop/replace/replace-element.ts': { shown: 'of a call', hasNew: 'of a call' },
  'shop/tracking/start-tracking.ts': { isStarted: 'whether a script was requested' },
  'shop/variations/create-variation-form.ts': { hasOffered: 'whether code was requested' },
  'shop/variations/create-product-view.ts': { showGallery: 'code that is loaded once' },
  'shop/totals.ts': { announced: 'the last announcement' },
};

test('no variable of shop, courses, header and menus decides what is shown', () => {
  const found = FEATURES.flatMap((feature) =>
    readdirSync(join('src', feature), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const path = `${feature}/${file.replaceAll('\\', '/')}`;
        const source = readFileSync(join('src', path), 'utf8');
        return [...source.matchAll(/^\s*let \{? ?(\w+)/gm)].map(([, name]) => `${path} ${name}`);
      }),
  );
  const known = Object.entries(handles).flatMap(([path, names]) =>
    Object.keys(names).map((name) => `${path} ${name}`),
  );
  expect([...new Set(found)].sort()).toEqual(known.sort());
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** State of these features is in islands, reducers and stores. */
const FEATURES = ['shop', 'modules/header', 'modules/menus'];

/** Variables that decide nothing that a visitor sees, by file, with what they are. */
const handles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'modules/header/fixed-header.ts': { cancelEnd: 'ends a timer' },
  'modules/menus/menu-panel.tsx': { frame: 'an animation frame' },
  'shop/address/create-locale.ts': { before: 'of a loop' },
  'shop/cart/add-products.ts': { message: 'the notice that it has created' },
  'shop/cart/create-cart-content.ts': { tools: 'code that is loaded once' },
  'shop/cart/create-cart.ts': { last: 'the end of a queue', waiting: 'how many wait in it' },
  'shop/cart/start-cart.ts': {
    cancelExpiry: 'ends a timer',
    running: 'the request under way',
    isAsked: 'whether the next microtask requests',
  },
  'shop/checkout/show-totals.ts': { unschedule: 'ends a timer' },
  'shop/create-presses.ts': { actions: 'code that is loaded once' },
  'shop/extras/follow-place.ts': { place: 'what a cookie holds' },
  'shop/general/start-general.ts': { update: 'code that is loaded once' },
  'shop/replace/patch-element.ts': {
    start: 'of a loop',
    end: 'of a loop',
    hasNew: 'of a loop',
    cursor: 'of a loop',
  },
  'shop/replace/replace-element.ts': { shown: 'of a call', hasNew: 'of a call' },
  'shop/tracking/start-tracking.ts': { isStarted: 'whether a script was requested' },
  'shop/watch-total.ts': { told: 'the last announcement' },
};

test('no variable of shop, header and menus decides what is shown', () => {
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

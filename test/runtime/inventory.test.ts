import { afterEach, describe, expect, test } from 'vitest';
import { guardedGate, mountsOf } from '../../src/inventory';
import { isConsentGuard } from '../../src/runtime/consent-gate';
import { openGate } from '../../src/runtime/open-gate';
import { createShopPage } from '../shop/shop-page';

let clear = () => {};
afterEach(() => clear());

/** How often the runtime finds what on a page. */
const found = async (html: string, globals: Readonly<Record<string, unknown>> = {}) => {
  const shop = createShopPage({ html, globals });
  ({ clear } = shop);
  const mounts = await mountsOf(shop.page);
  return Object.fromEntries(mounts.map(({ definition, count }) => [definition.name, count]));
};
const tabs = '<div class="et_pb_module et_pb_tabs"></div>';

describe('a page that is looked over without running it', () => {
  test('has as many of each module as stand on it', async () => {
    const html = `${tabs}${tabs}${tabs}<div class="et_pb_module et_pb_toggle"></div>`;
    const counts = await found(html);
    expect(counts['tabs']).toBe(3);
    expect(counts['toggle']).toBe(1);
    expect(counts['slider']).toBeUndefined();
  });

  test('is as it was afterwards', async () => {
    await found(tabs);
    expect(document.body.innerHTML).toBe(tabs);
  });
});

test('a page with a banner has a guard, and one without has none', () => {
  expect(isConsentGuard(guardedGate)).toBe(true);
  expect(guardedGate.isGranted('ads')).toBe(true);
  expect(isConsentGuard(openGate)).toBe(false);
});

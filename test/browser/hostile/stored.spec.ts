import { ran, serveGuardPage } from '../guard-page';
import { oneEngine } from '../support/test';
import { waitFrames, expect, reported, test } from './attack';
import { cookies } from './inputs/cookies';
import { records } from './inputs/records';
import { storageEntries, storageEvents } from './inputs/storage-entries';

for (const path of ['/shop/', '/consent/', '/courses/c/', '/split-test/', '/pixel/']) {
  // Engines truncate and order cookies differently, but each does so identically on every page.
  const details = path === '/consent/' ? {} : oneEngine;
  test(
    `${path}: unusual, duplicate and huge cookies stop nothing`,
    details,
    async ({ page, open }) => {
      await page.addInitScript((list) => {
        for (const each of list) document.cookie = each;
      }, cookies);
      await open(path, 'bar=off');
      expect(await page.evaluate(() => document.cookie.length)).toBeGreaterThan(4000);
      expect(await reported(page)).toEqual([]);
      expect(await page.evaluate(() => window.skerry?.consent.state().status)).not.toBe('decided');
    },
  );
}

test('a record of consent counts only where it is one', async ({ page }) => {
  await serveGuardPage(page, {});
  const granted = await page.evaluate(
    (list) =>
      list.map(([text]) => {
        document.cookie = `cookieyes-consent=${text}; path=/`;
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        const isGranted = window.skerry?.consent.isGranted('analytics');
        document.cookie = 'cookieyes-consent=; path=/; max-age=0';
        return [text, isGranted];
      }),
    records,
  );
  expect(granted).toEqual(records);
});

test('no record that is none releases anything', async ({ page }) => {
  await serveGuardPage(page, { head: '<script src="https://m.test/held.js"></script>' });
  await page.evaluate(
    (list) => {
      for (const text of list) {
        document.cookie = `cookieyes-consent=${text}; path=/`;
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }
    },
    records.filter(([, isGranted]) => !isGranted).map(([text]) => text),
  );
  await waitFrames(page);
  expect(await ran(page)()).toEqual([]);
});

test(
  'whatever is stored for the cart, the rest of the page stays unchanged',
  oneEngine,
  async ({ page, open }) => {
    await open('/shop/', 'bar=off');
    const frame = () =>
      page.evaluate(() => [
        document.title,
        document.scripts.length,
        document.head.childElementCount,
        document.querySelectorAll('li.product').length,
      ]);
    const before = await frame();
    const states = await page.evaluate(async (entries) => {
      const { fragment_name: name, cart_hash_key: key } = (
        window as unknown as { wc_cart_fragments_params: Record<string, string> }
      ).wc_cart_fragments_params;
      document.cookie = 'woocommerce_cart_hash=h; path=/';
      document.cookie = 'woocommerce_items_in_cart=1; path=/';
      const task = () => new Promise((resolve) => setTimeout(resolve));
      const found: unknown[] = [];
      for (const entry of entries) {
        window.skerry?.unmount();
        sessionStorage.setItem(name ?? '', entry);
        for (const area of [sessionStorage, localStorage]) area.setItem(key ?? '', 'h');
        sessionStorage.setItem('wc_cart_created', String(Date.now()));
        window.skerry?.scan();
        const cart = () => window.skerry?.islands().find(({ name: mount }) => mount === 'cart');
        while (cart()?.status !== 'mounted') await task();
        await task();
        found.push(cart()?.status);
      }
      return found;
    }, storageEntries);
    expect(states).toHaveLength(storageEntries.length);
    await waitFrames(page);
    expect(await frame()).toEqual(before);
    await expect(
      page.locator('.widget_shopping_cart_content :is(script, [onerror], iframe)'),
    ).toHaveCount(0);
  },
);

test(
  'whatever other tabs report of their storage, the cart is kept',
  oneEngine,
  async ({ page, open }) => {
    await open('/shop/', 'bar=off');
    await page.evaluate(async (events) => {
      const { cart_hash_key: ours } = (
        window as unknown as { wc_cart_fragments_params: Record<string, string> }
      ).wc_cart_fragments_params;
      for (const area of [localStorage, sessionStorage]) {
        for (const event of events) {
          const key = event.key === 'ours' ? (ours ?? '') : (event.key ?? null);
          window.dispatchEvent(
            new StorageEvent('storage', {
              ...event,
              key,
              storageArea: area,
              url: 'https://evil.test/',
            }),
          );
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
    }, storageEvents);
    await expect(page.locator('.ajax_add_to_cart').first()).toBeVisible();
    await page.locator('.ajax_add_to_cart').first().click();
    await expect(page.locator('.added_to_cart')).toHaveCount(1);
    expect(await reported(page)).toEqual([]);
  },
);

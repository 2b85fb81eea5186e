import type { Page } from '@playwright/test';
import { expect, settle, test } from './support/test';

/** The full load is 50 tabs for 60 s; every run has a small share of it. */
const TABS = Number(process.env.SKERRY_LOAD_TABS ?? 5);
const SECONDS = Number(process.env.SKERRY_LOAD_S ?? 6);
const SEED = 20_260;

/** A small generator of pseudo-random numbers from 0 to 1, so that a run can be repeated (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** One action of a hurried visitor: adds, removes, or requests the cart again. */
const performAction = async (page: Page, choice: number, which: number) => {
  // Removing an item that another tab has removed navigates to the cart and back, as a link does.
  await page.waitForFunction(() => document.body !== null);
  const performed = page.evaluate(
    ([kind, index]) => {
      const find = (selector: string) => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        return all[Math.floor(index * all.length)];
      };
      // A second numbered print is refused, which navigates to its page.
      if (kind < 0.5) find('.ajax_add_to_cart:not([data-product_id="334"])')?.click();
      else if (kind < 0.8) find('.remove_from_cart_button')?.click();
      // The page may be unloading by now.
      else
        find('body')?.dispatchEvent(
          new CustomEvent('skerry:wc_fragment_refresh', { bubbles: true }),
        );
    },
    [choice, which] as const,
  );
  await performed.catch((error: unknown) => {
    if (!String(error).includes('navigation')) throw error;
  });
};

interface Bench {
  linesOf(root: ParentNode): string[];
}
/** Defines a function in the page that reads the lines of a mini-cart. */
const defineReader = () => {
  const linesOf = (root: ParentNode) =>
    [...root.querySelectorAll('.woocommerce-mini-cart-item')].map((item) =>
      (item.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
  Object.assign(window, { linesOf });
};

test(`${TABS} tabs that add, remove and refresh in random order for ${SECONDS} s end with the server's cart`, async ({
  page,
  context,
  open,
}) => {
  test.setTimeout((SECONDS + 90) * 1000);
  await context.addInitScript(defineReader);
  await open('/shop/', 'bar=off');
  const tabs = [page];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await tab.goto('/shop/?bar=off');
    await settle(tab);
    tabs.push(tab);
  }
  const end = Date.now() + SECONDS * 1000;
  await Promise.all(
    tabs.map(async (tab, index) => {
      const random = randomOf(SEED + index);
      while (Date.now() < end) {
        await performAction(tab, random(), random());
        await expect(tab.locator('.ajax_add_to_cart.loading')).toHaveCount(0, { timeout: 20_000 });
      }
    }),
  );
  const serverLines = async () => {
    const response = await context.request.post('/?wc-ajax=get_refreshed_fragments');
    const { fragments } = (await response.json()) as { fragments: Record<string, string> };
    const html = fragments['div.widget_shopping_cart_content'] ?? '';
    return page.evaluate((markup) => {
      const parsed = new DOMParser().parseFromString(markup, 'text/html');
      return (window as unknown as Bench).linesOf(parsed);
    }, html);
  };
  const shown = (tab: Page) =>
    tab.evaluate(() => {
      const widget = document.querySelector('#woocommerce_widget_cart-2');
      return widget ? (window as unknown as Bench).linesOf(widget) : ['no mini-cart'];
    });
  // The last request may still be on its way to the server.
  for (const tab of tabs) {
    await expect(async () => expect(await shown(tab)).toEqual(await serverLines())).toPass({
      timeout: 20_000,
    });
  }
});

import { capturedPages, closeToOutside, useCapturedServer } from './support/captured';
import { differences, rememberServerDom } from './support/snapshot';
import { walkByKey } from './support/tab-stops';
import { expect, settle, test } from './support/test';

const server = useCapturedServer();

/** What nobody sees whatever script runs, with the reason. */
const unseenAnyway: readonly (readonly [pages: RegExp, stop: RegExp])[] = [
  // What is inside a frame has the focus then, and its own mark.
  [/./, /> iframe/],
  // The theme gives the open list of a menu no layer of its own: a menu below lies over its last item.
  [/\/divi\/menus(-d5)?$/, /et_pb_menu_page_id-\d+ > a/],
  // Until it is dismissed the shop's notice lies over the first line of this theme's pages, which scrolls with it.
  [/\/extra\//, /et-trending|et-search-form|et-top-cart-total/],
  // The gateway counts its visits with a picture of one pixel that is a button.
  [/\/registration-order/, /input\.ppalholder/],
  // The cart is drawn by a script of WooCommerce's own; without it nothing clears the columns.
  [/\/shop\/block-cart$/, /cat-item| > a$|searchsubmit|input#s$|woocommerce-product-search/],
];

for (const name of capturedPages) {
  test(`the Tab key leads through the recorded page ${name}: the focus is always seen, never lost, never trapped, and the page is restored as the server sent it`, async ({
    page,
    faults,
  }) => {
    await closeToOutside(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await rememberServerDom(page);
    await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
    await settle(page);
    const stops = await walkByKey(page, 'Tab');
    const lost = stops.filter(({ isSeen, hasOutline }) => !isSeen || !hasOutline);
    const known = unseenAnyway.filter(([pages]) => pages.test(name));
    expect(
      lost.map((stop) => stop.name).filter((stop) => !known.some(([, each]) => each.test(stop))),
    ).toEqual([]);
    expect(stops.length).toBeGreaterThan(3);
    // Out of the page at its end, and in again: no trap.
    expect(stops.length).toBeLessThan(300);

    // The comparison sees what islands change, or it would prove nothing.
    const adopted = await page.evaluate(
      () => window.skerry?.islands().filter(({ kind }) => kind === 'island').length,
    );
    if (adopted) expect(await differences(page)).not.toEqual([]);
    await page.evaluate(() => window.skerry?.stop());
    expect(await differences(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

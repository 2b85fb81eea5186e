import { expect, settle, test } from './support/test';

/** The files of the build that a page has fetched, by name. */
const fetched = (names: readonly string[]) =>
  names.flatMap((address) => /\/chunks\/([\w-]+)-\w{8}\.js$/.exec(address)?.[1] ?? []);

test('a page pays for a shop, for a fixed header and for rare modules only where it has them', async ({
  page,
}) => {
  const files = async (path: string) => {
    await page.goto(path);
    await settle(page);
    return fetched(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    );
  };
  const plain = await files('/tabs/?bar=off');
  expect(plain).toContain('asleep');
  for (const name of ['shop', 'shop-controls', 'site-header', 'module-enhancements']) {
    expect(plain).not.toContain(name);
  }
  expect(await files('/shop/?bar=off')).toContain('shop');
  expect(await files('/menus/?bar=off')).toContain('site-header');
  expect(await files('/enhancements/?bar=off')).toContain('module-enhancements');
  const product = await files('/product/enamel-mug/?bar=off');
  expect(product).toContain('product');
  expect(product).not.toContain('variations');
  expect(await files('/product/knitted-jumper/?bar=off')).toContain('variations');
});

test('the help text of the first focused field opens', async ({ page }) => {
  await page.goto('/tabs/?bar=off');
  await settle(page);
  await page.evaluate(() => {
    const box = Object.assign(document.createElement('p'), {
      className: 'woocommerce-input-wrapper',
    });
    const field = Object.assign(document.createElement('input'), { id: 'told' });
    const help = Object.assign(document.createElement('span'), {
      id: 'help',
      className: 'description',
      textContent: 'As on the parcel',
    });
    help.style.display = 'none';
    box.append(field, help);
    document.body.append(box);
  });
  await page.locator('#told').focus();
  await expect(page.locator('#help')).toBeVisible();
});

import {
  all,
  fallbacks,
  readNotes,
  loaded,
  name,
  net,
  ran,
  serve,
  tag,
  watcher,
} from './originals-page';
import { useCapturedServer } from './support/captured';
import { expect, settle, test } from './support/test';

const server = useCapturedServer();

test('where one script of a family runs on the page, the others of that family run with it, and no other family falls', async ({
  page,
}) => {
  await serve(page, {
    head: tag + net + watcher,
    end: '<script src="/old/plugins/woocommerce/assets/js/frontend/cart.min.js"></script>',
  });
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await settle(page);
  await expect
    .poll(() => ran(page))
    .toEqual(['cart.min.js', ...all.filter((each) => !/scripts|learndash/.test(each))]);
  expect(await fallbacks(page)).toEqual([['stands down', 'shop']]);
});

test('a family whose chunk fails to load is handed to its old scripts alone, and the others stay with Skerry', async ({
  page,
}) => {
  await serve(page, { head: tag + net + watcher });
  await page.route(/chunks\/shop-\w{8}\.js/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expect.poll(() => ran(page)).toEqual(all.slice(0, 4));
  await settle(page);
  await expect.poll(() => loaded(page)).toBe(4);
  const families = await page.evaluate(() => [
    ...new Set(window.skerry?.islands().map(({ family }) => family)),
  ]);
  expect(families).not.toContain('shop');
  expect(families).toContain('modules');
  expect(await fallbacks(page)).toEqual([['fault', 'shop']]);
});

test('a family that fails twice before its old scripts have loaded is handed back once, and they receive each event once', async ({
  page,
}) => {
  const faults = `<script>
window.faults = [];
document.addEventListener('skerry:error', ({ detail }) => faults.push(detail.source));
</script>`;
  await serve(page, { head: tag + net + watcher + faults });
  await page.route(/chunks\/shop-\w{8}\.js/, (route) => route.abort());
  await page.route(/originals\.js/, async (route) => {
    await expect.poll(() => page.evaluate('faults.length')).toBeGreaterThan(1);
    await route.continue();
  });
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  const expected = 4 * 5;
  await expect.poll(async () => (await readNotes(page)).length).toBeGreaterThanOrEqual(expected);
  await settle(page);
  const notes = await readNotes(page);
  expect(notes).toHaveLength(expected);
  expect(new Set(notes).size).toBe(expected);
  expect(await page.evaluate('faults')).toEqual(['shop', 'cart']);
  expect(await fallbacks(page)).toEqual([['fault', 'shop']]);
});

test('a family’s changes are restored before its old scripts run, and a script of two families hands back both', async ({
  page,
}) => {
  await serve(page, { head: tag + net + watcher });
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await settle(page);
  const fail = (message: string) =>
    page.evaluate((text) => {
      document.dispatchEvent(
        new CustomEvent('skerry:error', {
          cancelable: true,
          detail: { source: 'header', phase: 'event', error: new Error(text) },
        }),
      );
    }, message);
  await fail('one');
  await fail('two');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await ran(page)).toEqual([]);
  await fail('three');
  await expect.poll(() => ran(page)).toEqual(['jquery.min.js', 'scripts.min.js']);
  const families = await page.evaluate(() => [
    ...new Set(window.skerry?.islands().map(({ family }) => family)),
  ]);
  expect(families).not.toContain('modules');
  expect(families).toContain('shop');
  expect(await page.evaluate('fallbacks[0].families.sort()')).toEqual(['abtest', 'modules']);
});

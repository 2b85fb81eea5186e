import { capturedPages, hasCapturedPages, serveCaptured } from './support/captured';
import { differences, rememberServerDom } from './support/snapshot';
import { expect, settle, test } from './support/test';

if (!hasCapturedPages) console.log('Captured pages are not here; their tests are left out.');

let server: Awaited<ReturnType<typeof serveCaptured>>;
test.beforeAll(async () => {
  server = await serveCaptured();
});
test.afterAll(() => server.close());

for (const name of capturedPages) {
  test(`the captured page ${name} boots, mounts everything and is given back`, async ({
    page,
    faults,
  }) => {
    // Nothing of the outside is asked for.
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    await page.route(/wc-ajax|admin-ajax|wp-json/, (route) => route.fulfill({ status: 204 }));
    await rememberServerDom(page);
    await page.goto(`${server.url}/page/${name}`, { waitUntil: 'domcontentloaded' });
    await settle(page);
    const failed = await page.evaluate(() =>
      window.skerry
        ?.islands()
        .filter(({ status }) => status !== 'mounted')
        .map((island) => island.name),
    );
    expect(failed).toEqual([]);
    const adopted = await page.evaluate(
      () => window.skerry?.islands().filter(({ kind }) => kind === 'island').length,
    );
    // The comparison sees what islands change, or it would prove nothing.
    if (adopted) expect(await differences(page)).not.toEqual([]);
    await page.evaluate(() => window.skerry?.stop());
    expect(await differences(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

import { capturedPages, closeToOutside, hasCapturedPages, serveCaptured } from './support/captured';
import { differences, rememberServerDom } from './support/snapshot';
import { expect, settle, test } from './support/test';

if (!hasCapturedPages) console.log('Recorded pages are not here; their tests are left out.');

let server: Awaited<ReturnType<typeof serveCaptured>>;
test.beforeAll(async () => {
  server = await serveCaptured();
});
test.afterAll(() => server.close());

for (const name of capturedPages) {
  test(`the recorded page ${name} is restored as the server sent it`, async ({ page, faults }) => {
    await closeToOutside(page);
    await rememberServerDom(page);
    await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
    await settle(page);
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

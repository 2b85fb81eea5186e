import { closeToOutside, hasCapturedPages, useCapturedServer } from './support/captured';
import { expect, settle, test } from './support/test';

const server = useCapturedServer();
test.afterEach(({ faults }) => expect(faults).toEqual([]));

const names = ['pages/headers/centered', 'pages/headers/split', 'pages-newer/headers/split'];
for (const name of hasCapturedPages ? names : []) {
  for (const width of [390, 1280]) {
    test(`a logo that loads late moves nothing, and the page starts below the header: ${name} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await closeToOutside(page);
      let releaseLogo = () => {};
      const released = new Promise<void>((resolve) => {
        releaseLogo = resolve;
      });
      await page.route('**/logo-mark.jpg', async (route) => {
        await released;
        await route.fallback();
      });
      await page.goto(`${server.url}/${name}`, { waitUntil: 'commit' });
      const isPlaced = () =>
        window.skerry
          ?.islands()
          .some(({ name: mount, status }) => mount === 'fixed header' && status === 'mounted');
      await page.waitForFunction(isPlaced);
      const measure = () =>
        page.evaluate(() => {
          const box = (id: string) => document.getElementById(id)?.getBoundingClientRect();
          return {
            header: Math.round(box('main-header')?.bottom ?? 0),
            content: Math.round(box('et-main-area')?.top ?? 0),
            isLoaded: (document.getElementById('logo') as HTMLImageElement).complete,
          };
        });
      const before = await measure();
      releaseLogo();
      await page.waitForFunction(
        () => (document.getElementById('logo') as HTMLImageElement).complete,
      );
      await settle(page);
      const after = await measure();
      expect(before.isLoaded).toBe(false);
      expect({ ...after, isLoaded: false }).toEqual(before);
      // On phones they overlap by a pixel, as in the theme.
      expect(after.content).toBeGreaterThanOrEqual(after.header - 1);
      expect(after.content).toBeLessThanOrEqual(after.header);
    });
  }
}

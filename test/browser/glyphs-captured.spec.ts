import type { Page } from '@playwright/test';
import { closeToOutside, hasCapturedPages, useCapturedServer } from './support/captured';
import { expect, settle, test } from './support/test';

const server = useCapturedServer();

/** Names of the page's links, as the browser exposes them to screen readers. */
const linkNames = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role }) => role?.value === 'link')
    .map(({ name }) => String(name?.value ?? ''));
};
/** Text followed by the glyph that the theme's style sheet draws: an arrow, whose letter is 5. */
const withGlyph = /\D[35]$/;

for (const name of hasCapturedPages
  ? ['pages/divi/home', 'pages-newer/divi/home', 'pages/shop/product-external']
  : []) {
  test(`on ${name} a screen reader does not read the letters of arrow glyphs on buttons (WCAG 1.1.1)`, async ({
    page,
    faults,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium exposes its accessibility tree.');
    await closeToOutside(page);
    await page.goto(`${server.url}/${name}?skerry=off`, { waitUntil: 'load' });
    expect((await linkNames(page)).filter((each) => withGlyph.test(each))).not.toEqual([]);

    await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
    await settle(page);
    await expect
      .poll(async () => (await linkNames(page)).filter((each) => withGlyph.test(each)))
      .toEqual([]);
    expect(faults).toEqual([]);
  });
}

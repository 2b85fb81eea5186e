import type { Page } from '@playwright/test';
import { closeToOutside, useCapturedServer } from './support/captured';
import { expect, settle, test } from './support/test';

const server = useCapturedServer();
test.afterEach(({ faults }) => expect(faults).toEqual([]));

const visit = async (page: Page, name: string, bodyClass?: string) => {
  await closeToOutside(page);
  if (bodyClass) {
    await page.addInitScript((added) => {
      document.addEventListener('readystatechange', () => document.body.classList.add(added));
    }, bodyClass);
  }
  await page.goto(`${server.url}/${name}`, { waitUntil: 'domcontentloaded' });
  await settle(page);
};

/** Pixels from the bottom edge of the header to the top of an element. */
const gapTo = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const header = document.querySelector('#main-header')?.getBoundingClientRect().bottom ?? 0;
    return (document.querySelector(wanted)?.getBoundingClientRect().top ?? 0) - header;
  }, selector);

for (const width of [1280, 390]) {
  test(`the fixed header covers nothing of the page at ${width} px [S2.19g]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, 'pages/divi/links');
    await expect
      .poll(async () => Math.abs(await gapTo(page, '#et-main-area')))
      .toBeLessThanOrEqual(1);
  });
}

test('a header that hides until the visitor scrolls is out of the window at the top', async ({
  page,
}) => {
  await visit(page, 'pages/divi/links', 'et_hide_nav');
  const bottom = () =>
    page.locator('#main-header').evaluate((it) => it.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(bottom).toBeGreaterThan(30);
});

test('a link inside the page that leads to its top ends below the header that has grown back [S2.07]', async ({
  page,
}) => {
  await visit(page, 'pages/divi/links');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#main-content';
    link.id = 'way-up';
    document.body.append(link);
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  const header = page.locator('#main-header');
  await expect(header).toHaveClass(/et-fixed-header/);
  await page.locator('#way-up').evaluate((link: HTMLElement) => link.click());
  await expect(header).not.toHaveClass(/et-fixed-header/);
  await page.locator('#main-header').evaluate((bar) =>
    // The promise of an animation that is replaced rejects.
    Promise.allSettled(bar.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await expect.poll(async () => Math.abs(await gapTo(page, '#main-content'))).toBeLessThan(3);
});

test('dots beside the page end below the header and mark the section that is there', async ({
  page,
}) => {
  await visit(page, 'pages/divi/links', 'et_pb_side_nav_page');
  const dots = page.locator('.et_pb_side_nav a');
  const count = await dots.count();
  expect(count).toBeGreaterThan(1);
  for (const at of [1, 0, 1]) {
    await dots.nth(at).evaluate((dot: HTMLElement) => dot.click());
    await expect(dots.nth(at)).toHaveAttribute('aria-current', 'true');
    if (at === 0) continue;
    const sections = '.et-l--post > .et_builder_inner_content > .et_pb_section';
    await expect
      .poll(async () => Math.abs(await gapTo(page, `:nth-child(${at + 1} of ${sections})`)))
      .toBeLessThan(3);
  }
});

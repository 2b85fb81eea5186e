import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { violations } from './support/violations';

const inspector = (page: Page) => page.getByRole('region', { name: 'Skerry inspector' });
const section = (page: Page, title: string) =>
  inspector(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) });

/** The text that the button copies; the field shows it if the clipboard is unavailable. */
const reportOf = async (page: Page) => {
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }),
  );
  await inspector(page).getByRole('button', { name: 'Copy report' }).click();
  return inspector(page).getByRole('textbox', { name: 'Report' }).inputValue();
};

test('the inspector shows mounts, times, bytes, events, requests and consent', async ({
  page,
  open,
  faults,
}) => {
  // The panel covers up to half of the viewport; the products are above it.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await open('/shop/', 'skerry=inspect');
  const panel = inspector(page);
  const cart = panel.getByRole('row', { name: /^cart mounted shop idle page/ });
  await expect(cart.getByRole('cell').nth(7)).toHaveText(/^\d+\.\d$/);
  await expect(cart.getByRole('cell').nth(8)).toHaveText(/^\d{4,}$/);
  await page.locator('.ajax_add_to_cart').first().click();
  await expect(section(page, 'Requests').locator('summary')).toHaveText(/Requests [1-9]/);
  await section(page, 'Requests').locator('summary').click();
  await expect(section(page, 'Requests')).toContainText('wc-ajax=add_to_cart → 200 ok');
  await section(page, 'Events').locator('summary').click();
  await expect(section(page, 'Events')).toContainText('cart:changed source add');
  await section(page, 'Page').locator('summary').click();
  await expect(section(page, 'Page')).toContainText('Consent');
  await expect(section(page, 'Page')).toContainText('wc_add_to_cart_params');
  expect(faults).toEqual([]);
});

test('a failed mount is listed first, with its fault in an open list', async ({ page }) => {
  await page.route(/chunks\/asleep-/, (route) => route.abort());
  await page.goto('/tabs/?skerry=inspect');
  const first = inspector(page).locator('tbody tr').first();
  await expect(first).toHaveAttribute('data-status', 'failed');
  await expect(section(page, 'Faults')).toContainText('tabs (load)');
});

test('the button copies a report to the clipboard and confirms it', async ({ page, open }) => {
  await open('/tabs/', 'skerry=inspect');
  const copied = await page.evaluate(() => {
    const texts: string[] = [];
    const writeText = async (text: string) => void texts.push(text);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return Object.assign(window, { copied: texts }).copied;
  });
  expect(copied).toEqual([]);
  await inspector(page).getByRole('button', { name: 'Copy report' }).click();
  await expect(inspector(page).getByRole('status')).toHaveText('Report copied.');
  const [report = ''] = await page.evaluate(
    () => (window as unknown as { copied: string[] }).copied,
  );
  expect(report).toContain('## Skerry report');
  expect(report).toMatch(/\| tabs \| modules \| visible \| \d+ \| \d+ \| \d+ \| 0 \|/);
  await expect(inspector(page).getByRole('textbox')).toHaveCount(0);
});

test('if the clipboard is blocked the report is in a field, selected', async ({ page, open }) => {
  await open('/tabs/', 'skerry=inspect');
  const report = await reportOf(page);
  expect(report).toContain('## Skerry report');
  const selected = await inspector(page)
    .getByRole('textbox')
    .evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart);
  expect(selected).toBe(report.length);
});

test('a report holds no cookie, no nonce, no value of the address and nothing of a form', async ({
  page,
  open,
  context,
}) => {
  await open('/contact/', 'skerry=inspect&email=visitor%40mail.example&token=secret1');
  await context.addCookies([{ name: 'session', value: 'secret2', url: page.url() }]);
  for (const field of await page.locator('.et_pb_contact_form input[type=text]').all()) {
    if (await field.isVisible()) await field.fill('secret3@mail.example');
  }
  const { cookies, nonces } = await page.evaluate(() => ({
    cookies: document.cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)),
    nonces: [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(
      ({ value }) => value,
    ),
  }));
  const report = await reportOf(page);
  expect(report).toMatch(/Address: http\S+\/contact\/\?\S*skerry=inspect&email=…&token=…/);
  expect(report).not.toContain('secret');
  expect(report).not.toContain('@');
  const long = [...cookies, ...nonces].filter(
    (value) => value.length > 5 && !value.startsWith('/'),
  );
  expect(long.filter((value) => report.includes(value))).toEqual([]);
});

test('the keyboard opens, closes and copies; Escape closes the panel and nothing else', async ({
  page,
  open,
}) => {
  await open('/tabs/', 'skerry=inspect');
  const hide = inspector(page).getByRole('button', { name: 'Hide' });
  await hide.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(inspector(page).locator('table')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(inspector(page).locator('table')).toBeVisible();
  await page.keyboard.press('Escape');
  const show = inspector(page).getByRole('button', { name: 'Show' });
  await expect(show).toBeFocused();
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(inspector(page).locator('table')).toBeVisible();
});

/** Checks the panel in these widths, in pixels, and in both colour schemes. */
const expectToFit = async (page: Page, widths: readonly number[]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const at = `${width} pixels, ${colorScheme}`;
      expect(await violations(page, 'skerry-inspector'), at).toEqual([]);
      const overflow = await inspector(page).evaluate(
        (panel) => panel.scrollWidth - panel.clientWidth,
      );
      expect(overflow, at).toBeLessThanOrEqual(0);
    }
  }
};

for (const [dir, widths] of [
  ['rtl', [375]],
  ['ltr', [1280, 320]],
] as const) {
  test(`no finding and no overflow in either colour at ${widths.join(' and ')} pixels, ${dir}`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widths[0], height: 800 });
    await open('/kitchen-sink/', `skerry=inspect&bar=off&dir=${dir}`);
    await reportOf(page);
    await inspector(page).locator('details:not([open]) > summary').first().click();
    await expectToFit(page, widths);
  });
}

/** Adds an image without alternative text and a link without a name. */
const addFaults = (page: Page) =>
  page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/favicon.ico';
    image.id = 'undescribed';
    const link = document.createElement('a');
    link.href = '/plain/';
    link.id = 'says-nothing';
    document.querySelector('#main-content')?.append(image, link);
  });
const requestReport = async (page: Page) => {
  await inspector(page).getByRole('button', { name: 'Accessibility' }).click();
  await expect(inspector(page).getByRole('status')).toHaveText('Accessibility report is ready.');
};
/** A rule of the accessibility report. */
const finding = (page: Page, text: string) =>
  section(page, 'Accessibility').locator('details').filter({ hasText: text });

test('a press looks at the open page, and fetches what it needs only then', async ({
  page,
  open,
  faults,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(axe|accessibility)\.js$/.test(pathname)) fetched.push(pathname.split('/').pop() ?? '');
  });
  await open('/tabs/', 'skerry=inspect');
  await addFaults(page);
  await page.evaluate(() => Object.assign(window, { axe: 'of the page' }));
  expect(fetched).toEqual([]);
  await requestReport(page);
  expect(fetched).toEqual(['accessibility.js', 'axe.js']);
  const report = section(page, 'Accessibility').first();
  await expect(report.getByRole('heading')).toHaveText([
    /^Remaining, for Skerry to fix [1-9]/,
    /^Only the owner can fix [1-9]/,
    /^To be reviewed by a person \d/,
  ]);
  const image = finding(page, 'image-alt');
  await image.locator('summary').click();
  await expect(image).toContainText('1.1.1 Non-text Content');
  await expect(image).toContainText('Describe the image in its alternative text');
  await expect(image).toContainText('#undescribed');
  await expect(finding(page, 'link-name')).toContainText('2.4.4 Link Purpose (In Context)');
  await expect(report).toContainText('Automated checks find only some of the barriers');
  await expect(report.getByRole('link')).toHaveAttribute('href', /\/tabs\/\?skerry=off$/);
  // The panel is not part of the page, and the page keeps its own `axe` global.
  await expect(report).not.toContainText('skerry-inspector');
  expect(await page.evaluate(() => (window as { axe?: unknown }).axe)).toBe('of the page');
  expect(faults).toEqual([]);
});

test('the report on accessibility stays while the panel is hidden, and a second press looks again', async ({
  page,
  open,
}) => {
  await open('/tabs/', 'skerry=inspect');
  await requestReport(page);
  await expect(finding(page, 'image-alt')).toHaveCount(0);
  await addFaults(page);
  await requestReport(page);
  await expect(finding(page, 'image-alt')).toHaveCount(1);
  await inspector(page).getByRole('button', { name: 'Hide' }).click();
  await inspector(page).getByRole('button', { name: 'Show' }).click();
  await expect(finding(page, 'image-alt')).toHaveCount(1);
});

test('where the check is not beside Skerry the panel names the command', async ({ page, open }) => {
  await page.route('**/accessibility.js*', (route) => route.fulfill({ status: 404 }));
  await open('/tabs/', 'skerry=inspect');
  await inspector(page).getByRole('button', { name: 'Accessibility' }).click();
  await expect(inspector(page).getByRole('status')).toHaveText('The page could not be checked.');
  await expect(section(page, 'Accessibility')).toContainText('npx skerry check --accessibility');
});

test('the report on accessibility has no finding itself and no overflow at 320 and 1280 pixels, in either colour', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await open('/kitchen-sink/', 'skerry=inspect&bar=off');
  await addFaults(page);
  await requestReport(page);
  await finding(page, 'image-alt').locator('summary').click();
  await expectToFit(page, [320, 1280]);
});

test('the panel is removed with Skerry', async ({ page, open }) => {
  await open('/tabs/', 'skerry=inspect');
  await page.evaluate(() => window.skerry?.stop());
  await expect(page.locator('skerry-inspector')).toHaveCount(0);
});

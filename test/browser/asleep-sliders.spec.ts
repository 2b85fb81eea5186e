import type { Page } from '@playwright/test';
import { expect, statusOf, test } from './support/test';

const hidden = '#tab-slider';
const low = '#sink-slider';
const arrowsOf = (page: Page, selector: string) => page.locator(`${selector} .et-pb-slider-arrows`);

test('a slider in a closed panel fetches no code until it is shown, then has its arrows and dots', async ({
  page,
  open,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/chunks\/(slider|ui)-/.test(request.url())) requests.push(request.url());
  });
  await open('/tabs/', 'motion=reduce');
  expect(await statusOf(page, hidden)).toBe('asleep');
  expect(requests).toEqual([]);
  const panel = page.locator('.et_pb_tab', { has: page.locator(hidden) });
  const tab = page.locator(`[id="${await panel.getAttribute('aria-labelledby')}"]`);
  await tab.click();
  await expect(arrowsOf(page, hidden)).toHaveCount(1);
  await page.locator(`${hidden} .et-pb-controllers a`).nth(1).click();
  await expect(page.locator(`${hidden} .et_pb_slide`).nth(1)).toBeVisible();
});

test('a slider further down has a name before it is seen, and its controls when it is near', async ({
  page,
  open,
  faults,
}) => {
  await open('/kitchen-sink/');
  expect(await statusOf(page, low)).toBe('asleep');
  await expect(arrowsOf(page, low)).toHaveCount(0);
  await expect(page.locator(low)).toHaveAttribute('aria-label', /./);
  await expect(page.locator(`${low} .et_pb_slide`).nth(1)).toHaveAttribute('inert', '');
  await page.locator(low).evaluate((root) => root.scrollIntoView({ block: 'end' }));
  await expect(arrowsOf(page, low)).toHaveCount(1);
  expect(await statusOf(page, low)).toBe('mounted');
  expect(faults).toEqual([]);
});

test('a slider that scrolls into view has the height of its tallest slide, whichever is shown', async ({
  page,
  open,
}) => {
  const lines = 40;
  await page.route(/kitchen-sink\/(\?|$)/, async (route) => {
    const response = await route.fetch();
    const [before = '', after = ''] = (await response.text()).split(/(?<=id="sink-slider")/);
    const second = after.replace(
      /et_pb_slide_content[^]*?et_pb_slide_content">/,
      `$&${'Line<br>'.repeat(lines)}`,
    );
    await route.fulfill({ response, body: before + second });
  });
  // Nothing moves automatically: the first slide stays.
  await open('/kitchen-sink/', 'motion=reduce');
  const heightOf = (selector: string) =>
    page.locator(selector).evaluate((element) => (element as HTMLElement).offsetHeight);
  await page.locator(low).evaluate((root) => root.scrollIntoView({ block: 'end' }));
  await expect.poll(() => heightOf(low)).toBeGreaterThan(lines * 10);
  const shown = await heightOf(low);
  await expect(arrowsOf(page, low)).toHaveCount(1);
  await page.locator(`${low} .et-pb-controllers a`).nth(1).click();
  await expect(page.locator(`${low} .et_pb_slide`).nth(1)).toBeVisible();
  expect(await heightOf(low)).toBe(shown);
});

test('the keyboard finds the controls of a slider that has not been in view yet', async ({
  page,
  open,
}) => {
  await open('/kitchen-sink/');
  await expect(arrowsOf(page, low)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(arrowsOf(page, low)).toHaveCount(1);
});

test('another script moves a slider that has not been in view yet', async ({ page, open }) => {
  await page.addInitScript(() => {
    const jQueryData = new Map<Element, { et_slider_move_to(to: number): void }>();
    const jQuery = {
      data: (element: Element, _: string, value?: never) =>
        value ? jQueryData.set(element, value) : jQueryData.get(element),
      removeData: (element: Element) => jQueryData.delete(element),
    };
    Object.assign(window, { jQuery, jQueryData });
  });
  await open('/kitchen-sink/', 'motion=reduce');
  expect(await statusOf(page, low)).toBe('asleep');
  await page.locator(low).evaluate((root) => {
    const { jQueryData } = window as unknown as {
      jQueryData: Map<Element, { et_slider_move_to(to: number): void }>;
    };
    jQueryData.get(root)?.et_slider_move_to(1);
  });
  await expect(page.locator(`${low} .et_pb_slide`).nth(1)).toHaveClass(/et-pb-active-slide/);
  expect(await statusOf(page, low)).toBe('mounted');
});

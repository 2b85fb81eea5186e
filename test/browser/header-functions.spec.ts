import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

interface Old {
  readonly jQuery: (target: unknown) => { on(type: string, listener: () => void): void };
  readonly received: string[];
  et_pb_smooth_scroll(target: unknown, toTop: boolean, speed: number): void;
  et_pb_init_modules(): void;
  et_fix_page_container_position(): void;
  et_animate_element(target: unknown): void;
}

const jquery = readFileSync('node_modules/jquery/dist/jquery.min.js', 'utf8');
/** Listens in the page as a child theme's script does. */
const listen = () => {
  const { jQuery } = window as unknown as Old;
  const received: string[] = [];
  Object.assign(window, { received });
  const listenTo = (target: unknown, type: string) =>
    jQuery(target).on(type, () => received.push(type));
  listenTo(window, 'et_pb_before_init_modules');
  listenTo(window, 'et-pb-header-height-calculated');
  listenTo(document, 'et_pb_after_init_modules');
};

/** Inserts jQuery into a page, and the script of a child theme. */
const addJQuery = async (page: Page, address: RegExp, script: () => void) => {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const nonce = /nonce="([^"]*)"/.exec(html)?.[1] ?? '';
    const tag = `<head><script nonce="${nonce}" src="/jquery.js"></script>`;
    await route.fulfill({ response, body: html.replace('<head>', tag) });
  });
  await page.route('**/jquery.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${jquery};(${script.toString()})()` }),
  );
};

test('listeners of jQuery receive their module’s values in the address [S2.04]', async ({
  page,
  open,
}) => {
  await addJQuery(page, /\/tabs\//, () => {
    const { jQuery: $ } = window as unknown as {
      jQuery: (target: unknown) => {
        on(type: string, selector: string, listener: (event: { params: string[] }) => void): void;
      };
    };
    const changes: unknown[] = [];
    Object.assign(window, { changes });
    $(document).on('et_hashchange', '#plans', (event) => changes.push(event.params));
  });
  await open('/tabs/#plans|1', 'bar=off');
  const changes = () => page.evaluate(() => (window as unknown as { changes: unknown[] }).changes);
  await expect.poll(changes).toEqual([['1']]);
  await page.evaluate(() => {
    location.hash = 'plans|0';
  });
  await expect.poll(changes).toEqual([['1'], ['0']]);
  await page.evaluate(() => {
    location.hash = 'nothing-of-this-page|2';
  });
  expect(await changes()).toHaveLength(2);
});

test('with jQuery on the page the functions that child themes call are there, and go with Skerry', async ({
  page,
  open,
}) => {
  await addJQuery(page, /\/headers\/left\//, listen);
  await page.setViewportSize({ width: 1200, height: 700 });
  await open('/headers/left/', 'bar=off');
  await page.waitForFunction(() => 'et_pb_init_modules' in window);
  const received = () => page.evaluate(() => (window as unknown as Old).received);
  expect(await received()).toEqual(
    expect.arrayContaining(['et_pb_before_init_modules', 'et_pb_after_init_modules']),
  );

  await page.evaluate(() => {
    const old = window as unknown as Old;
    old.received.length = 0;
    old.et_fix_page_container_position();
    old.et_pb_init_modules();
    old.et_pb_smooth_scroll(old.jQuery(document.getElementById('part-3')), false, 0);
  });
  expect(await received()).toEqual([
    'et-pb-header-height-calculated',
    'et_pb_before_init_modules',
    'et_pb_after_init_modules',
  ]);
  await expect(page.locator('#part-3')).toBeInViewport();
  await page.evaluate(() => window.skerry?.stop());
  expect(await page.evaluate(() => 'et_pb_init_modules' in window)).toBe(false);
});

test('without jQuery they cannot be called, and are not loaded', async ({ page, open }) => {
  await open('/headers/left/', 'bar=off');
  expect(await page.evaluate(() => 'et_pb_init_modules' in window)).toBe(false);
});

test('a vertical menu that is longer than its bar gets enough height', async ({ page, open }) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const navigation = document.getElementById('et-top-navigation');
      if (navigation) navigation.style.minHeight = '900px';
      const header = document.getElementById('main-header');
      if (header) header.style.height = '500px';
    });
  });
  await open('/headers/vertical/', 'bar=off');
  const height = () =>
    page.locator('#main-header').evaluate((header) => Number.parseFloat(header.style.height));
  await expect.poll(height).toBeGreaterThanOrEqual(1000);
});

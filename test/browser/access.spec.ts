import type { Page } from '@playwright/test';
import { accessFindings } from './support/access-findings';
import { differences, rememberServerDom } from './support/snapshot';
import { expect, oneEngine, settle, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Changes the markup of a demo page on its way to the browser. */
const withMarkup = (page: Page, change: (html: string) => string) =>
  page.route('**/tabs/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

const FORBIDS =
  '<meta name="viewport" content="width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=0" />';
const viewport = (html: string) => html.replace(/<meta name="viewport"[^>]*>/, FORBIDS);
const viewportOf = (page: Page) => page.locator('meta[name=viewport]').getAttribute('content');

test('the first Tab stop is a link that skips to the content and keeps the address', async ({
  page,
  open,
}) => {
  await open('/tabs/', 'motion=reduce');
  const link = page.locator('.skerry-skip');
  const address = page.url();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  const box = await link.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(24);
  await expect(link).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(page.url()).toBe(address);
  await expect(link).toHaveCSS('clip-path', 'inset(50%)');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('the skip link is at the right on a right-to-left page', async ({ page, open }) => {
  await open('/tabs/', 'dir=rtl&motion=reduce');
  await page.keyboard.press('Tab');
  const box = await page.locator('.skerry-skip').boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(Math.round(width - (box?.x ?? 0) - (box?.width ?? 0))).toBe(8);
});

test(
  'a theme with its own skip link, names and viewport is left as it is',
  oneEngine,
  async ({ page, open }) => {
    const themeMarkup =
      '<a class="own-skip" href="#main-content">Zum Inhalt</a><nav aria-label="A"></nav><nav aria-label="B"></nav><form role="search" aria-label="C"><label for="own">Suche</label><input id="own" name="s"></form>';
    await withMarkup(page, (html) => html.replace(/<body[^>]*>/, (body) => body + themeMarkup));
    await open('/tabs/');
    await expect(page.locator('.skerry-skip')).toHaveCount(0);
    expect(
      await page
        .locator('.own-skip ~ nav,.own-skip ~ form')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    ).toEqual(['A', 'B', 'C']);
    expect(await page.locator('#own').getAttribute('aria-label')).toBe(null);
  },
);

test(
  'visitors may zoom a page whose viewport forbids it, unless the tag disables that',
  oneEngine,
  async ({ page, open }) => {
    await withMarkup(page, viewport);
    await open('/tabs/');
    expect(await viewportOf(page)).toBe('width=device-width, initial-scale=1.0');
    await page.unroute('**/tabs/*');
    await withMarkup(page, (html) =>
      viewport(html).replace(/(<script[^>]*skerry(?:\.core)?\.js[^>]*)>/, '$1 data-zoom="off">'),
    );
    await open('/tabs/');
    expect(await viewportOf(page)).toContain('user-scalable=0');
  },
);

test(
  'what data-off="access" leaves is what the server has printed',
  oneEngine,
  async ({ page, open }) => {
    await withMarkup(page, (html) =>
      viewport(html).replace(/(<script[^>]*skerry(?:\.core)?\.js[^>]*)>/, '$1 data-off="access">'),
    );
    await open('/tabs/');
    await expect(page.locator('.skerry-skip')).toHaveCount(0);
    expect(await viewportOf(page)).toContain('user-scalable=0');
    expect(
      await page.evaluate(() => window.skerry?.islands().some(({ family }) => family === 'access')),
    ).toBe(false);
  },
);

test(
  'a field inserted later gets its name, and everything is restored at the end',
  oneEngine,
  async ({ page, open }) => {
    await rememberServerDom(page);
    await withMarkup(page, viewport);
    await open('/tabs/');
    await page.evaluate(() => {
      const form = document.createElement('form');
      const label = document.createElement('label');
      const field = document.createElement('input');
      label.htmlFor = field.id = 'late';
      label.hidden = true;
      label.append(document.createElement('b'), `${' and more'.repeat(2000)}`);
      label.firstElementChild?.append('Your\n name');
      form.append(label, field);
      document.querySelector('main')?.append(form);
    });
    const field = page.locator('#late');
    await expect(field).toHaveAttribute('aria-label', /^Your name and more/);
    expect((await field.getAttribute('aria-label'))?.length).toBe(150);
    await page.evaluate(() => {
      document.querySelector('#late')?.closest('form')?.remove();
      window.skerry?.stop();
    });
    expect(await differences(page)).toEqual([]);
  },
);

test('a consent banner inserted later leaves the skip link the first Tab stop', async ({
  page,
  open,
}) => {
  await open('/consent/gdpr-box-popup/', 'motion=reduce');
  await expect(page.locator('body > :first-child')).toHaveClass('skerry-skip');
});

test(
  'naming everything on a page of five thousand elements is no long task',
  oneEngine,
  async ({ page, open }) => {
    const many = Array.from(
      { length: 500 },
      (_, at) =>
        `<div class="et_pb_module et_pb_blurb"><a href="/x${at}/"><img alt=""></a><h4>Blurb ${at}</h4><p><label for="f${at}" style="display:none">Field ${at}</label><input id="f${at}"><span class="et-pb-icon">5</span></p></div><nav><ul class="products"><li class="menu-item current-menu-item"><a href="/m${at}/">M</a></li></ul></nav>`,
    ).join('');
    await withMarkup(page, (html) => html.replace('</main>', `<form>${many}</form></main>`));
    /** The shortest of three visits: extra time on a busy machine is not the page's work. */
    const shortest = new Map<string, number>();
    for (let visits = 0; visits < 3; visits += 1) {
      await open('/tabs/');
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeGreaterThan(
        5000,
      );
      await expect(page.locator('#f499')).toHaveAttribute('aria-label', 'Field 499');
      const timings = await page.evaluate(() =>
        (window.skerry?.islands() ?? []).flatMap(({ family, name, mountMs }) =>
          family === 'access' ? { name, ms: Math.round(mountMs) } : [],
        ),
      );
      for (const { name, ms } of timings)
        shortest.set(name, Math.min(ms, shortest.get(name) ?? ms));
    }
    expect(shortest.size).toBeGreaterThan(2);
    expect([...shortest].filter(([, ms]) => ms > 50)).toEqual([]);
  },
);

test('demo pages have no finding that the family fixes', oneEngine, async ({ page, open }) => {
  for (const path of ['/contact/', '/menus/', '/headers/left/', '/shop/']) {
    await open(path, 'motion=reduce');
    await settle(page);
    const found = await accessFindings(page);
    expect(
      found.filter(({ rule }) => rule !== 'region'),
      path,
    ).toEqual([]);
  }
});

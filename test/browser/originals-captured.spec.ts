import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  all,
  expectComplete,
  readNotes,
  inert,
  loaded,
  name,
  net,
  ran,
  serve,
  tag,
  watcher,
} from './originals-page';
import { useCapturedServer } from './support/captured';
import { differences, rememberServerDom } from './support/snapshot';
import { expect, settle, test } from './support/test';

const server = useCapturedServer();

test('with Skerry working no old script of a recorded page runs or is requested', async ({
  page,
  faults,
}) => {
  const requested = await serve(page, { head: tag + net + watcher });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await settle(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requested).toEqual([]);
  expect(await readNotes(page)).toEqual([]);
  expect(files.filter((url) => url.includes('originals.js'))).toEqual([]);
  expect(await page.evaluate('fallbacks')).toEqual([]);
  expect(faults).toEqual([]);
});

test('the old scripts run in order with their events if skerry.js fails to load', async ({
  page,
}) => {
  await serve(page, { head: tag + net + watcher });
  await page.route(/skerry\/skerry\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expectComplete(page);
  expect(await page.evaluate('fallbacks.map(({ reason }) => reason)')).toEqual(['missing']);
});

test('the old scripts run in order if all of Skerry fails to load', async ({ page }) => {
  await serve(page, {
    head: `${tag}<script data-originals="/skerry/originals.js">${readFileSync('dist/safety-net.js', 'utf8')}</script>${watcher}`,
  });
  await page.route(/\/skerry\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expect.poll(() => ran(page)).toEqual(all);
});

for (const [what, missing] of [
  ['skerry.js does not load', /\/skerry\/skerry\.js/],
  ['no file of Skerry loads', /\/skerry\//],
] as const) {
  test(`where ${what} no old script runs that waits for consent, none twice, and one for old engines stops nothing`, async ({
    page,
  }) => {
    const config = `<script>window._ckyConfig = { _providersToBlock: [{ re: 'tracker.example', categories: ['analytics'] }] }</script>`;
    await serve(page, {
      head: `${tag}<script data-originals="/skerry/originals.js">${readFileSync('dist/safety-net.js', 'utf8')}</script>${watcher}<script src="/old/once.js?ver=1"></script>`,
      // After the page's own scripts.
      end:
        config +
        inert('marked', 'pixel', 'marked.js', '', ' data-cookieyes="cookieyes-analytics"') +
        inert('listed', 'pixel', 'tracker.example/listed.js') +
        inert('needed', 'shop', 'needed.js', '', ' data-cookieyes="cookieyes-necessary"') +
        inert('old', 'shop', 'old.js', '', ' nomodule') +
        inert('once', 'shop', 'once.js') +
        inert('last', 'shop', 'last.js'),
    });
    await page.route(missing, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
    await expect.poll(() => ran(page)).toContain('last.js');
    expect(await ran(page)).toEqual(['once.js', ...all, 'needed.js', 'last.js']);
  });
}

test('the old scripts run in order with their events if the runtime fails on the second try too', async ({
  page,
}) => {
  await serve(page, { head: tag + net + watcher });
  let attempts = 0;
  await page.route(/hunks\/runtime-/, (route) => {
    attempts += 1;
    return route.abort();
  });
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expectComplete(page);
  expect(attempts).toBeGreaterThan(1);
  expect(await page.evaluate('fallbacks.map(({ reason }) => reason)')).toEqual(['start']);
});

test('the old scripts run in order with their events where the runtime throws as it starts', async ({
  page,
}) => {
  await serve(page, { head: tag + net + watcher });
  await page.route(/chunks\/runtime-/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const boot = () => { throw new Error("broken"); };',
    }),
  );
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expectComplete(page);
  expect(await page.evaluate('fallbacks.map(({ reason }) => reason)')).toEqual(['start']);
});

test('with window.skerryOff the old scripts run', async ({ page }) => {
  await serve(page, { head: `<script>window.skerryOff = true</script>${tag}${watcher}` });
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expectComplete(page);
  expect(await page.evaluate('window.skerry')).toBeUndefined();
});

test('a missing old script is reported, and the rest runs', async ({ page }) => {
  await serve(page, { head: tag + net + watcher, missing: /js\.cookie/ });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.route(/skerry\/skerry\.js/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expect.poll(() => ran(page)).toEqual(all.filter((each) => each !== 'js.cookie.min.js'));
  await expect.poll(() => loaded(page)).toBe(5);
  expect(messages.some((text) => text.includes('[skerry] js-cookie (load)'))).toBe(true);
});

test('an old script that the page runs already does not run twice', async ({ page }) => {
  await serve(page, {
    head: tag + net + watcher,
    end: '<script src="/old/js.cookie.min.js?ver=2"></script>',
  });
  await page.route(/skerry\/skerry\.js/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expect.poll(async () => (await ran(page)).length).toBe(all.length);
  await expect
    .poll(
      async () => (await readNotes(page)).filter((each) => each.endsWith(' load complete')).length,
    )
    .toBe(all.length);
  expect(new Set(await ran(page))).toEqual(new Set(all));
  expect(await ran(page)).toHaveLength(all.length);
});

test('the old scripts run under a strict CSP with nonce and Trusted Types', async ({ page }) => {
  const nonce = ' nonce="abc"';
  const csp = "script-src 'nonce-abc'; require-trusted-types-for 'script'";
  await serve(page, {
    head: (tag + net + watcher).replaceAll('<script', `<script${nonce}`),
    more: nonce,
    csp,
  });
  await page.route(/skerry\/skerry\.js/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expectComplete(page);
});

const failing = (page: Page, source: string) =>
  page.evaluate((failed) => {
    const detail = { source: failed, phase: 'start', error: new Error('broken') } as const;
    document.dispatchEvent(new CustomEvent('skerry:error', { cancelable: true, detail }));
  }, source);

test('markup that a family has changed is as the server sent it when its old script starts', async ({
  page,
}) => {
  await serve(page, { head: tag + net + watcher });
  await rememberServerDom(page);
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await settle(page);
  expect(await differences(page)).not.toEqual([]);
  const families = await page.evaluate(() => [
    ...new Map(window.skerry?.islands().map(({ family, name }) => [family, name])),
  ]);
  const withOldScripts = families.filter(([family]) =>
    ['shop', 'modules', 'learndash'].includes(family),
  );
  for (const [family, each] of families) {
    if (withOldScripts.some(([one]) => one === family)) await failing(page, each);
  }
  await expect
    .poll(() => page.evaluate(() => window.skerry?.islands().map(({ family }) => family)))
    .not.toContain('modules');
  // Undoes the changes of the other families too: any difference left is one of these families.
  await page.evaluate(() => window.skerry?.stop());
  // Classes may be in another order: Skerry's early layout is undone after changes of families that
  // are still running. The tags of the old scripts themselves have changed.
  const inOrder = (line: string) =>
    line.replace(/ class="([^"]*)"/, (_, names: string) => {
      const sorted = names.split(/\s+/).sort((a, b) => a.localeCompare(b));
      return ` class="${sorted.join(' ')}"`;
    });
  for (const pair of await differences(page)) {
    const [before = '', after = ''] = pair.split('\n').map((line) => line.slice(2));
    if (!before.includes('<script')) expect(inOrder(after)).toBe(inOrder(before));
  }
});

test('an old script that the cookie banner holds back stays held when the others run', async ({
  page,
}) => {
  const requested = await serve(page, {
    head: tag + net + watcher,
    end: '<script type="text/skerry-original" data-skerry-original="shop" data-skerry-handle="track" data-cookieyes="cookieyes-analytics" src="/old/track.js"></script>',
  });
  await page.route(/hunks\/runtime-/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expectComplete(page);
  expect(requested).not.toContain('track.js');
});

test('inline code of an old script waits for the files before it, and writes nothing over the page', async ({
  page,
}) => {
  await serve(page, {
    head: tag + net + watcher,
    end: `${inert('x', 'shop', 'slow.js')}<script type="text/skerry-original" data-skerry-original="shop">notes.push('inline after ' + notes.filter((each) => each.startsWith('slow.js runs')).length); document.write('<p>gone</p>');</script>`,
  });
  await page.route(/skerry\/skerry\.js/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expect.poll(() => readNotes(page)).toContain('inline after 1');
  await expect.poll(() => page.evaluate('document.readyState')).toBe('complete');
  await expect(page.getByText('gone', { exact: true })).toHaveCount(0);
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { replacedScripts } from '../../../src/runtime/names/replaced-scripts';
import { builtFolder } from '../support/captured';
import { settle } from '../support/test';
import { waitFrames, expect, reported, serveJQuery, serveWith, test } from './attack';

const tag = '<script src="/skerry/skerry.core.js"></script>';
const all = '<script src="/skerry/skerry.all.js"></script>';
const other = 'window.others = (window.others || 0) + 1;';

/** A script that an optimiser loads at the first interaction, after the page has loaded. */
const delayed = `<script type="delayed/script" data-src="/skerry/skerry.core.js"></script>
<script>
addEventListener('pointerdown', function () {
  for (const held of document.querySelectorAll('script[type="delayed/script"]')) {
    const script = document.createElement('script');
    script.async = false;
    script.src = held.dataset.src;
    held.replaceWith(script);
  }
}, { once: true });
</script>`;

const without = (html: string) => html.replace(tag, '');
const atEnd = (markup: string) => (html: string) =>
  without(html).replace('</body>', () => `${markup}</body>`);

const wholeFile = () => readFileSync(`${builtFolder()}/skerry.all.js`, 'utf8');

/** How optimisers change the tag. */
const hosts: Readonly<Record<string, (html: string) => string>> = {
  'in the head': (html) => html,
  deferred: (html) => html.replace(tag, tag.replace(' src', ' defer src')),
  async: (html) => html.replace(tag, tag.replace(' src', ' async src')),
  'before the body': (html) => without(html).replace('<body', `${tag}<body`),
  'at the end of the body': atEnd(tag),
  'behind the document': (html) => `${without(html)}${tag}`,
  'with a version': (html) => html.replace(tag, tag.replace('.js"', '.js?ver=6.6.1"')),
  'with a hash': (html) => html.replace(tag, tag.replace('.js"', '.js#v1"')),
  'with attributes of an optimiser': (html) =>
    html.replace(tag, tag.replace(' src', ' data-cfasync="false" data-no-optimize="1" src')),
  'as a module': (html) =>
    html.replace(tag, '<script type="module">import "/skerry/skerry.all.js";</script>'),
  'written by a script': atEnd(
    '<script>document.write(\'<script src="/skerry/skerry.core.js"><\\/script>\')</script>',
  ),
  'made by a script': atEnd(
    '<script>var made = document.createElement("script"); made.src = "/skerry/skerry.core.js"; document.head.append(made);</script>',
  ),
  'made after the page has loaded': atEnd(
    '<script>addEventListener("load", function () { setTimeout(function () { var made = document.createElement("script"); made.src = "/skerry/skerry.core.js"; document.head.append(made); }, 50); });</script>',
  ),
  'as one file': (html) => html.replace(tag, all),
  'twice, split and as one file': (html) => html.replace(tag, tag + all),
  'twice, at both ends': (html) => html.replace('</body>', () => `${tag}</body>`),
  'combined with other scripts': atEnd('<script src="/cache/min/1/3f2a.js"></script>'),
  'combined, in the middle of an error': atEnd('<script src="/cache/min/1/broken.js"></script>'),
  'printed into the page': (html) =>
    atEnd(`<script>${wholeFile().replaceAll('</script', '<\\/script')}</script>`)(html),
};

const serveCombined = async (page: Page) => {
  const code = wholeFile();
  await page.route('**/cache/min/1/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('broken')
        ? `try { null.x } catch (error) {}\n;${other}\n${code}\n;${other}`
        : `"use strict";${other}${code}${other}`,
    }),
  );
};

for (const [host, change] of Object.entries(hosts)) {
  test(`works where the tag is ${host}`, async ({ page, open }) => {
    await serveCombined(page);
    await serveWith(page, '/tabs/', change);
    await page.goto('/tabs/?bar=off');
    await page.waitForFunction(() => window.skerry);
    await settle(page);
    await page.locator('#plans [role=tab]').nth(1).click();
    await expect(page.locator('#plans [role=tab]').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#plans [role=tablist]')).toHaveCount(1);
    expect(await reported(page)).toEqual([]);
    expect(open).toBeDefined();
  });
}

test('works where scripts are held until the first interaction', async ({ page }) => {
  await serveWith(page, '/tabs/', atEnd(delayed));
  await page.goto('/tabs/?bar=off');
  expect(await page.evaluate(() => 'skerry' in window)).toBe(false);
  await page.mouse.click(5, 5);
  await page.waitForFunction(() => window.skerry);
  await settle(page);
  await page.locator('#plans [role=tab]').nth(1).click();
  await expect(page.locator('#plans [role=tab]').nth(1)).toHaveAttribute('aria-selected', 'true');
});

/** Frames around or inside a page. */
const frames: Readonly<Record<string, string>> = {
  'of the same site': '<iframe id="inner" src="/tabs/?bar=off"></iframe>',
  'without scripts': '<iframe id="inner" sandbox src="/tabs/?bar=off"></iframe>',
  'without an origin':
    '<iframe id="inner" sandbox="allow-scripts" src="/kitchen-sink/?bar=off"></iframe>',
  'with its document inside': `<iframe id="inner" srcdoc="&lt;script src='/skerry/skerry.core.js'&gt;&lt;/script&gt;&lt;p&gt;x&lt;/p&gt;"></iframe>`,
};

for (const [kind, markup] of Object.entries(frames)) {
  test(`a frame ${kind} disturbs neither itself nor the page`, async ({ page, open }) => {
    await serveWith(page, '/accordion/', (html) => html.replace('</main>', `${markup}</main>`));
    await open('/accordion/', 'bar=off');
    await page.waitForLoadState('load');
    await waitFrames(page);
    expect(await reported(page)).toEqual([]);
    // A frame that is removed while it boots does not affect the page.
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#inner');
      frame?.replaceWith(frame.cloneNode());
      document.querySelector('#inner')?.remove();
    });
    await waitFrames(page);
    expect(await reported(page)).toEqual([]);
  });
}

const scripts = Object.entries(replacedScripts).flatMap(([family, paths]) =>
  (paths ?? []).map((path) => [family, path] as const),
);

test('each family is inactive for each of its old scripts, and only that family', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.route('**/wp-content/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  let path = '';
  await serveWith(page, '/kitchen-sink/', (html) =>
    html.replace('</body>', `<script src="/wp-content/${path}.min.js?ver=1"></script></body>`),
  );
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  for (const [family, each] of scripts) {
    path = each;
    messages.length = 0;
    // Waits for the load event: Firefox aborts a navigation that is requested while the previous
    // one is in progress.
    await page.goto('/kitchen-sink/?bar=off');
    await page.waitForFunction(() => window.skerry);
    const families = await page.evaluate(() => [
      ...new Set(window.skerry?.islands().map((island) => island.family)),
    ]);
    expect(families, each).not.toContain(family);
    expect(families.length, each).toBeGreaterThan(0);
    expect(
      messages.some((text) => text.includes(`"${family}" stands down`)),
      each,
    ).toBe(true);
  }
});

for (const version of ['1.12', '3.7', '4'] as const) {
  for (const place of ['before', 'after'] as const) {
    test(`jQuery ${version} ${place} Skerry mirrors each event once`, async ({ page, open }) => {
      await serveJQuery(page, version);
      const jquery = '<script src="/jquery.js"></script>';
      await serveWith(page, '/shop/', (html) =>
        place === 'before'
          ? html.replace(tag, jquery + tag)
          : html.replace('</body>', `${jquery}</body>`),
      );
      await page.route('**/?wc-ajax=get_refreshed_fragments', (route) =>
        route.fulfill({ json: { fragments: {}, cart_hash: '' } }),
      );
      const refreshes: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('get_refreshed_fragments')) refreshes.push(request.url());
      });
      await open('/shop/', 'bar=off');
      await page.evaluate(() => {
        interface Collection {
          on(name: string, listener: (event: { type: string }) => void): void;
          trigger(name: string): void;
        }
        const { jQuery } = window as unknown as { jQuery(target: unknown): Collection };
        const received: string[] = [];
        Object.assign(window, { received });
        jQuery(document.body).on('adding_to_cart added_to_cart', ({ type }) => received.push(type));
        document.body.addEventListener('skerry:added_to_cart', ({ type }) => received.push(type));
      });
      await page.locator('.ajax_add_to_cart').first().click();
      await expect(page.locator('.added_to_cart')).toHaveCount(1);
      expect(
        await page.evaluate(() => (window as unknown as { received: string[] }).received),
      ).toEqual(['adding_to_cart', 'skerry:added_to_cart', 'added_to_cart']);
      const before = refreshes.length;
      await page.evaluate(() => {
        const { jQuery } = window as unknown as {
          jQuery(target: unknown): { trigger(name: string): void };
        };
        jQuery(document.body).trigger('wc_fragment_refresh');
      });
      await expect.poll(() => refreshes.length).toBe(before + 1);
      await waitFrames(page);
      expect(refreshes.length).toBe(before + 1);
      expect(await reported(page)).toEqual([]);
    });
  }
}

import { readdirSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Page } from '@playwright/test';
import { Hono } from 'hono';
import { builtFolder } from './support/captured';
import { expect, settle, test as base } from './support/test';

/**
 * Pages of tests intercept requests and therefore have no cache, nor has a later page in the same
 * Firefox: this one has its own browser.
 */
const test = base.extend<{ cachingPage: Page }>({
  cachingPage: async ({ browser }, use) => {
    const own = await browser.browserType().launch(base.info().project.use.launchOptions);
    await use(await own.newPage());
    await own.close();
  },
});

const BLOCKS = `<script type="importmap" id="wp-importmap">{"imports":{"@wordpress/interactivity":"/blocks/interactivity.js"}}</script>
<script type="module" src="/blocks/view.js"></script>`;
/** The rules that WordPress prints for every visitor who is not signed in. */
const RULES =
  '<script type="speculationrules">{"prefetch":[{"source":"document","where":{"href_matches":"/*"},"eagerness":"conservative"}]}</script>';
const pageWith = ({
  inHead = '',
  atEnd = '',
}) => `<!doctype html><html lang="en"><head><title>Blocks</title>
<script src="/skerry/skerry.js"></script>${inHead}</head>
<body class="et_divi_theme"><div class="et_pb_section"><div class="et_pb_tabs et_pb_module">
<ul class="et_pb_tabs_controls"><li class="et_pb_tab_active"><a href="#">One</a></li><li><a href="#">Two</a></li></ul>
<div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_active_content">First</div><div class="et_pb_tab">Second</div></div>
</div></div>
${atEnd}</body></html>`;
/**
 * WordPress prints modules of blocks like this: the import map after everything else, at the end of
 * the page.
 */
const html = pageWith({ atEnd: BLOCKS });
const modules: Readonly<Record<string, string>> = {
  interactivity: 'export const run = () => { document.body.dataset.blocks = "run"; };',
  view: 'import { run } from "@wordpress/interactivity"; run();',
};
const javascript = { 'content-type': 'text/javascript' };

/** The preload links that the plugin prints if it knows what the page needs. */
const preloads = () =>
  readdirSync(`${builtFolder()}/chunks`)
    .filter((name) => /^asleep-\w{8}\.js$/.test(name))
    .map(
      (name) =>
        `<link rel="preload" as="script" crossorigin fetchpriority="low" href="/skerry/chunks/${name}">`,
    )
    .join('');

/** Serves a site as hosts do: the browser may cache files of the build. */
const startSite = async () => {
  const fetched: string[] = [];
  let parsed = () => {};
  const app = new Hono();
  app.get('/', (context) => context.html(html));
  const slow = html.replace('</body>', '<script src="/slow.js"></script></body>');
  app.get('/slow/', (context) => context.html(slow));
  app.get('/preloads/', (context) => context.html(slow.replace('</head>', `${preloads()}</head>`)));
  app.get('/block-theme/', (context) => context.html(pageWith({ inHead: BLOCKS, atEnd: RULES })));
  app.get('/slow.js', async (context) => {
    await new Promise<void>((resolve) => {
      parsed = resolve;
    });
    return context.body('', 200, javascript);
  });
  app.get('/blocks/:name', (context) =>
    context.body(modules[context.req.param('name').replace('.js', '')] ?? '', 200, javascript),
  );
  app.use('/skerry/*', async (context, next) => {
    fetched.push(context.req.path);
    context.header('cache-control', 'max-age=600');
    await next();
  });
  app.use(
    '/skerry/*',
    serveStatic({
      root: builtFolder(),
      rewriteRequestPath: (path) => path.replace('/skerry', ''),
    }),
  );
  const { port, close } = await new Promise<{ port: number; close: () => void }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve({ port: info.port, close: () => server.close() }),
    );
  });
  const count = (file: string) => fetched.filter((path) => path.includes(`/${file}-`)).length;
  return { url: `http://127.0.0.1:${port}`, close, count, parse: () => parsed() };
};

let site: Awaited<ReturnType<typeof startSite>>;
test.beforeEach(async () => {
  site = await startSite();
});
test.afterEach(() => site.close());

test('WordPress blocks that are modules work beside Skerry: the page’s import map counts', async ({
  page,
  faults,
}) => {
  await page.goto(site.url);
  await settle(page);
  await expect(page.locator('body')).toHaveAttribute('data-blocks', 'run');
  await page.getByRole('tab', { name: 'Two' }).click();
  await expect(page.getByText('Second')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a theme of blocks prints its import map in the head, and speculation rules: blocks and modules of Divi beside them work (WordPress 7)', async ({
  page,
  faults,
}) => {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'info') wrong.push(message.text());
  });
  await page.goto(`${site.url}/block-theme/`);
  await settle(page);
  await expect(page.locator('body')).toHaveAttribute('data-blocks', 'run');
  await page.getByRole('tab', { name: 'Two' }).click();
  await expect(page.getByText('Second')).toBeVisible();
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
});

/**
 * Waits until these files have arrived: Firefox requests a file again if it has not arrived when it
 * is imported.
 */
const arrived = (page: Page, files: readonly string[]) =>
  page.waitForFunction((names) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((name) => fetched.some((address) => address.includes(`/${name}-`)));
  }, files);

test('the runtime is fetched while the page is still loading, and once; Chromium also compiles it then', async ({
  cachingPage: page,
  browserName,
}) => {
  await page.goto(`${site.url}/slow/`, { waitUntil: 'commit' });
  await expect.poll(() => site.count('runtime')).toBe(1);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await arrived(page, ['runtime']);
  const initiator = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/runtime-'))
      .map(({ initiatorType }) => initiatorType),
  );
  // With a link the file is only fetched; an import also compiles it.
  if (browserName === 'chromium') expect(initiator).not.toContain('link');
  else expect(initiator).toContain('link');
  site.parse();
  await settle(page);
  expect(site.count('runtime')).toBe(1);
  expect(await page.locator('link[rel=preload]').count()).toBe(0);
});

/** Opens a page whose end is held back, and sends the end once these files have been fetched. */
const expectFetchedEarly = async (page: Page, path: string, files: readonly string[]) => {
  const counts = () => files.map((file) => site.count(file));
  const once = files.map(() => 1);
  await page.goto(site.url + path, { waitUntil: 'commit' });
  await expect.poll(counts).toEqual(once);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await arrived(page, files);
  site.parse();
  await settle(page);
  expect(counts()).toEqual(once);
};

test('chunks for the top of a page are fetched while the rest is still loading, and once', async ({
  cachingPage: page,
}) => {
  await expectFetchedEarly(page, '/slow/', ['asleep']);
  await page.getByRole('tab', { name: 'Two' }).click();
  await expect(page.getByText('Second')).toBeVisible();
});

test('what the plugin knows that a page needs is fetched with the script, in one trip, and once', async ({
  cachingPage: page,
}) => {
  await expectFetchedEarly(page, '/preloads/', ['runtime', 'asleep']);
});

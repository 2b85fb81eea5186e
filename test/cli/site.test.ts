import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkSite } from '../../cli/site/check-site.mjs';
import { printSite } from '../../cli/site/print-site.mjs';
import { writeSiteHtml } from '../../cli/site/write-site-html.mjs';
import { kinds, page, sitemap, tabs } from './site-pages';

let app: Hono;
let requested: string[];
let server: ServerType;
let site: string;
let folder: string;
let progress: string[];
beforeEach(async () => {
  app = new Hono();
  requested = [];
  progress = [];
  app.use(async (context, next) => {
    requested.push(context.req.path);
    await next();
  });
  app.get('/', (context) => context.html(page('home page')));
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      site = `http://127.0.0.1:${port}/`;
      resolve();
    });
  });
  folder = mkdtempSync(join(tmpdir(), 'skerry-site-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((resolve) => {
    server.close(resolve);
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
});

const check = (options: Partial<Parameters<typeof checkSite>[1]> = {}) =>
  checkSite(site, {
    pages: 20,
    delayMs: 1,
    journal: join(folder, 'journal'),
    isFresh: false,
    onProgress: (line) => progress.push(line),
    ...options,
  });

describe('a whole site', () => {
  test('is checked by kinds of pages: mounts, removed scripts, kept scripts, code that relies on events', async () => {
    app.get('/robots.txt', (context) =>
      context.text(`Disallow:\nSitemap: ${site}sitemap_index.xml`),
    );
    app.get('/sitemap_index.xml', (context) =>
      context.body(
        `<sitemapindex><sitemap><loc>${site}page-sitemap.xml</loc></sitemap><sitemap><loc>${site}product-sitemap.xml.gz</loc></sitemap></sitemapindex>`,
      ),
    );
    app.get('/page-sitemap.xml', sitemap('/about/'));
    app.get('/product-sitemap.xml.gz', (context) =>
      context.body(
        new Uint8Array(
          gzipSync(`<urlset><url><loc>${site}product/mug/</loc></url></urlset>`),
        ) as never,
      ),
    );
    app.get('/about/', (context) =>
      context.html(
        page(
          'page et_pb_pagebuilder_layout',
          '<script id="divi-custom-script-js" src="/wp-content/themes/Divi/js/scripts.min.js"></script><script src="/own/popup.js"></script>',
          `${tabs}<script>jQuery(document.body).on("added_to_cart.mine wc_fragments_loaded", show)</script>`,
        ),
      ),
    );
    app.get('/wp-content/*', (context) => context.text('x'.repeat(100_000)));
    app.get('/own/popup.js', (context) => context.text('$(b).one("updated_checkout",f)'));
    app.get('/product/mug/', (context) => context.html(page('single-product')));

    const report = await check();
    expect(kinds(report).sort()).toEqual(['page of the builder', 'product', 'start']);
    const [about] = report.kinds.filter(({ kind }) => kind === 'page of the builder');
    expect(about?.mounts).toContain('tabs');
    expect(about?.goes.files).toEqual({ least: 1, most: 1 });
    const bytes = gzipSync('x'.repeat(100_000), { level: 9 }).length;
    expect(about?.goes.bytes).toEqual({ least: bytes, most: bytes });
    expect(report.listeners.map(({ script, events }) => [script, events])).toEqual([
      ['/own/popup.js', ['updated_checkout']],
      [
        'inline: jQuery(document.body).on("added_to_cart.mine wc_fragments_lo',
        ['added_to_cart', 'wc_fragments_loaded'],
      ],
    ]);
    expect(report.steps.map(({ text }) => text)[0]).toContain('Install Skerry');
    expect(printSite(report)).toContain('page of the builder');
  });

  test('continues after an interruption, and requests no page twice', async () => {
    const paths = ['/a/', '/b/', '/c/'];
    app.get('/sitemap.xml', sitemap(...paths));
    let hasFailed = false;
    app.get('/:name/', (context) => context.html(page('page')));
    await expect(
      check({
        onProgress(line) {
          if (!line.startsWith('[3/') || hasFailed) return;
          hasFailed = true;
          throw new Error('ended');
        },
      }),
    ).rejects.toThrow('ended');
    const before = requested.filter((path) => paths.includes(path));
    requested.length = 0;
    const report = await check();
    const after = requested.filter((path) => paths.includes(path));
    expect(progress).toContain('Continuing after 3 of 4 pages');
    expect([...before, ...after].sort()).toEqual(paths);
    expect(report.looked).toBe(4);
    expect(() => readFileSync(join(folder, 'journal'))).toThrow('ENOENT');
  });

  test('starts again if other pages are requested than those of the journal', async () => {
    app.get('/sitemap.xml', sitemap('/a/', '/b/', '/c/'));
    app.get('/:name/', (context) => context.html(page('page')));
    const end = (line: string) => {
      if (line.startsWith('[2/')) throw new Error('ended');
    };
    await expect(check({ onProgress: end })).rejects.toThrow('ended');
    await check({ pages: 2 });
    expect(progress.filter((line) => line.startsWith('Continuing'))).toEqual([]);
    await expect(check({ onProgress: end })).rejects.toThrow('ended');
    await check({ isFresh: true });
    expect(progress.filter((line) => line.startsWith('Continuing'))).toEqual([]);
  });

  test('pages that robots.txt forbids are not requested, and reported', async () => {
    app.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /secret/'));
    app.get('/sitemap.xml', sitemap('/secret/'));
    const report = await check();
    expect(requested).not.toContain('/secret/');
    expect(report.notes.join()).toContain('/secret/ was left out: robots.txt disallows it.');
  });

  test('50,000 and more addresses: a few of each kind are checked, and the rest is reported as left out', async () => {
    const many = Array.from({ length: 50_100 }, (_, at) => `/posts/${at}/`);
    app.get('/sitemap.xml', sitemap(...many));
    app.get('/posts/:at/', (context) => context.html(page('single-post')));
    const report = await check();
    expect(report.listed).toBe(50_000);
    expect(requested.filter((path) => path.startsWith('/posts/'))).toEqual([
      '/posts/0/',
      '/posts/25000/',
      '/posts/49999/',
    ]);
    expect(report.notes).toEqual(['Only the first 50,000 addresses were used.']);
  });

  test.each([
    [
      'entities that grow without end',
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>',
      'it is not a sitemap',
    ],
    ['what is no XML', '<html><p>Sorry', 'it is not a sitemap'],
    [
      'addresses of other sites',
      '<urlset><url><loc>https://elsewhere.example/</loc></url><url><loc>file:///etc/passwd</loc></url><url><loc>nowhere</loc></url></urlset>',
      'lists addresses of other sites',
    ],
  ])('a sitemap with %s costs nothing but itself', async (_, xml, note) => {
    app.get('/robots.txt', (context) => context.text(`Sitemap: ${site}own.xml`));
    app.get('/own.xml', (context) => context.body(xml));
    const report = await check();
    expect(report.notes.join()).toContain(note);
    expect(report.listed).toBe(0);
    expect(kinds(report)).toEqual(['start']);
  });

  test('a sitemap that names itself and others without end is read once', async () => {
    app.get('/robots.txt', (context) => context.text(`Sitemap: ${site}map/0.xml`));
    app.get('/map/:at{\\d+\\.xml}', (context) => {
      const at = Number.parseInt(context.req.param('at'), 10);
      const locs = [at, at + 1].map(
        (next) => `<sitemap><loc>${site}map/${next}.xml</loc></sitemap>`,
      );
      return context.body(`<sitemapindex>${locs.join('')}</sitemapindex>`);
    });
    const report = await check();
    expect(requested.filter((path) => path.startsWith('/map/'))).toHaveLength(100);
    expect(report.notes).toContain('Only the first 100 sitemaps were read.');
  });

  test('a sitemap whose response never ends is aborted after 50 MB', async () => {
    app.get('/robots.txt', (context) => context.text(`Sitemap: ${site}endless.xml`));
    let isCancelled = false;
    app.get('/endless.xml', () => {
      const part = new TextEncoder().encode(`<urlset>${' '.repeat(1_000_000)}`);
      const body = new ReadableStream({
        pull: (controller) => controller.enqueue(part),
        cancel() {
          isCancelled = true;
        },
      });
      return new Response(body);
    });
    const report = await check();
    expect(report.notes.join()).toContain('longer than 50,000,000 bytes');
    await expect.poll(() => isCancelled).toBe(true);
  });

  test('a page or a sitemap that leads to another site is not followed', async () => {
    const robots = `Sitemap: ${site}sitemap.xml\nSitemap: ${site}out.xml`;
    app.get('/robots.txt', (context) => context.text(robots));
    app.get('/sitemap.xml', sitemap('/out/'));
    for (const path of ['/out/', '/out.xml'])
      app.get(path, (context) => context.redirect('http://elsewhere.invalid/'));
    const report = await check();
    expect(report.notes.join()).toContain('out.xml cannot be read: it redirects to another site');
    expect(report.failed).toEqual([
      { address: `${site}out/`, error: expect.stringContaining('it redirects to another site') },
    ]);
    expect(report.steps[0]?.text).toBe('Find out why these pages cannot be read.');
  });

  test('a server that is busy is requested again after the delay that it names, one that fails is left alone', async () => {
    app.get('/sitemap.xml', sitemap('/a/', '/b/', '/c/', '/d/', '/e/', '/f/', '/g/'));
    let isBusy = true;
    app.get('/a/', (context) => {
      if (!isBusy) return context.html(page('page'));
      isBusy = false;
      return context.text('', 503, { 'retry-after': '1' });
    });
    const report = await check();
    expect(report.looked).toBe(2);
    expect(report.failed).toHaveLength(5);
    expect(requested).not.toContain('/g/');
    expect(report.notes.join()).toContain('ended early');
  });

  test('pages that could not be read are requested again when the check continues', async () => {
    app.get('/sitemap.xml', sitemap('/a/', '/b/', '/c/', '/d/', '/e/', '/f/', '/g/'));
    let isDown = true;
    app.get('/:name/', (context) => (isDown ? context.text('', 500) : context.html(page('page'))));
    await check();
    isDown = false;
    requested.length = 0;
    const report = await check();
    expect(requested).toEqual(expect.arrayContaining(['/a/', '/b/', '/c/', '/d/']));
    expect(JSON.stringify(report.failed)).not.toContain('responded with 500');
  });

  test('from the command line: the report is written to the --out file, and progress is not in --json', async () => {
    app.get('/sitemap.xml', sitemap('/a/'));
    app.get('/a/', (context) => context.html(page('page', '', tabs)));
    const file = join(folder, 'report.html');
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['cli/skerry.mjs', 'check', '--site', site, '--delay', '1', '--out', file, '--json'],
      { timeout: 20_000 },
    );
    expect(JSON.parse(stdout)).toMatchObject({ site, looked: 2 });
    expect(stderr).toContain('[2/2]');
    expect(readFileSync(file, 'utf8')).toContain('What Skerry would change on this site');
  });

  test.each([
    [['--site', 'not a site'], 'is not a site', 1],
    [['--site', 'https://x.example', '--pages', 'many'], '--pages must be 1 to 500.', 2],
    [['--site', 'https://x.example', '--delay', '-1'], '--delay', 2],
  ])('%j is refused with a sentence', async (options, sentence, code) => {
    const failed = promisify(execFile)(process.execPath, ['cli/skerry.mjs', 'check', ...options], {
      timeout: 20_000,
      cwd: process.cwd(),
    });
    await expect(failed).rejects.toMatchObject({ code, stderr: expect.stringContaining(sentence) });
  });

  test('the report holds nothing of the pages that a browser would run', async () => {
    app.get('/sitemap.xml', sitemap('/a/'));
    app.get('/a/', (context) =>
      context.html(
        page(
          'page',
          '<script id="&lt;img src=x onerror=alert(1)&gt;">$(b).on("added_to_cart")</script>',
        ),
      ),
    );
    const html = writeSiteHtml(await check());
    expect(html).toContain('added_to_cart');
    expect(html).not.toContain('<img');
    expect(html).toContain("default-src 'none'");
  });
});

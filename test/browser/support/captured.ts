import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Page } from '@playwright/test';
import { Hono } from 'hono';
import { test } from './test';

const shared = join(process.cwd(), '../shared');
/** Pages of one site with the products of 2025, and of one with those of 2026. */
const generations = ['pages', 'pages-newer'];

/** Whether the pages taken from a real site are there; a fresh clone has none. */
export const hasCapturedPages = existsSync(join(shared, 'pages'));

/** `generation/area/name` of every recorded page. */
export const capturedPages: readonly string[] = generations
  .filter((generation) => existsSync(join(shared, generation)))
  .flatMap((generation) =>
    readdirSync(join(shared, generation), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => `${generation}/${file.replace(/\.html$/, '')}`)
      .sort(),
  );

type StyleIndex = Readonly<Record<string, readonly string[]>>;
const readIndex = (name: string): StyleIndex => {
  const path = join(shared, 'styles', name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as StyleIndex) : {};
};
const sheets = readIndex('index.json');
const bannerSheets = readIndex('index-script.json');

/** What hides shortcodes of the banner until it is there: an element of its own, which then goes. */
const BANNER_HIDDEN = '[data-cky-tag]{visibility:hidden}';

/** One element per sheet, so that a block that one leaves open cannot reach the next. */
const styleElements = (index: StyleIndex, name: string) =>
  (index[`${name}.html`] ?? [])
    .map((path) => readFileSync(join(shared, path), 'utf8'))
    .map((sheet) => `<style>${sheet.replace(BANNER_HIDDEN, '')}</style>`)
    .join('');

/**
 * The banner comes when everything else has had its turn and would cover the page: for tests that
 * are not about it.
 */
const withoutBanner = '[class^=cky-]{position:fixed;visibility:hidden}';

export const skerryTag = '<script src="/skerry/skerry.js"></script>';

interface Markup {
  /** With the rules of the consent banner, which is out of the way otherwise. */
  readonly withBanner?: boolean;
  /** Put into the head before everything else; Skerry's tag, if not stated. */
  readonly head?: string;
}

/** A recorded page with the style sheets that it had. */
export const capturedMarkup = (
  name: string,
  { withBanner = false, head = skerryTag }: Markup = {},
): string => {
  const hidden = `<style id="cky-style-inline">${BANNER_HIDDEN}</style>`;
  const banner = withBanner
    ? hidden + styleElements(bannerSheets, name)
    : `<style>${withoutBanner}</style>`;
  const styles = styleElements(sheets, name) + banner;
  return readFileSync(join(shared, `${name}.html`), 'utf8')
    .replace(/<head[^>]*>/i, (found) => found + head)
    .replace(/<\/head>/i, (found) => styles + found);
};

/** The build that this project tries. */
export const builtFolder = () => (test.info().project.name === 'react' ? 'dist/react' : 'dist');

/** What the checkout receives when nothing has changed. */
const unchanged = { result: 'success', messages: '', reload: false, fragments: {} };

/** Nothing of the outside is asked for, and calls of the page hear nothing new. */
export const closeToOutside = async (page: Page) => {
  const isCall = (type: string) => type === 'fetch' || type === 'xhr';
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) =>
      isCall(route.request().resourceType())
        ? route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
        : route.abort(),
  );
  await page.route(/wc-ajax|admin-ajax|wp-json/, (route) => route.fulfill({ status: 204 }));
  await page.route(/wc-ajax=update_order_review/, (route) => route.fulfill({ json: unchanged }));
};

/**
 * Serves recorded pages under their names, with their style sheets and the script tag put in;
 * `?head=…` names what stands in the tag's place, `?banner=1` asks for the banner's rules.
 */
export const serveCaptured = (dist = builtFolder()) => {
  const app = new Hono();
  for (const generation of generations) {
    app.get(`/${generation}/:area/:name`, (context) => {
      const { area, name } = context.req.param();
      const head = context.req.query('head');
      const markup = capturedMarkup(`${generation}/${area}/${name}`, {
        withBanner: context.req.query('banner') === '1',
        ...(head === undefined ? {} : { head }),
      });
      return context.html(markup);
    });
    app.use('/uploads/*', serveStatic({ root: `../shared/${generation}` }));
  }
  app.use(
    '/skerry/*',
    serveStatic({ root: dist, rewriteRequestPath: (path) => path.replace('/skerry', '') }),
  );
  return new Promise<{ url: string; close: () => void }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
};

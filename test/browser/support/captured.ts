import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Page, Route } from '@playwright/test';
import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import { hasRecordedPages, recordedMarkup, skerryTag } from './recorded-markup.mjs';
import { test } from './test';

const shared = join(process.cwd(), '../shared');
/** Pages of one site with the products of 2025, and of another with those of 2026. */
const generations = ['pages', 'pages-newer'];

/** Whether the pages recorded on a real site exist; a fresh clone has none. */
export const hasCapturedPages = hasRecordedPages;

/** `generation/area/name` of every recorded page. */
export const capturedPages: readonly string[] = generations
  .filter((generation) => existsSync(join(shared, generation)))
  .flatMap((generation) =>
    readdirSync(join(shared, generation), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => `${generation}/${file.replace(/\.html$/, '')}`)
      .sort(),
  );

export const capturedMarkup = recordedMarkup;
export { skerryTag };

/** The build that this Playwright project tests. */
export const builtFolder = () =>
  test.info().project.name === 'react' ? 'dist/react' : (process.env.SKERRY_DIST ?? 'dist');

/** Fulfils a request for a file under `/skerry/` from a build folder, for pages without a server. */
export const fulfilWithBuild = (route: Route, dist: string) => {
  const { pathname } = new URL(route.request().url());
  const path = resolve(dist, pathname.slice('/skerry/'.length));
  return existsSync(path)
    ? route.fulfill({ path, contentType: 'text/javascript' })
    : route.fulfill({ status: 404 });
};

/** Origin of the recorded site, in every address that the pages print. */
const site = 'https://site.example';

/** The checkout's response if nothing has changed. */
const unchanged = { result: 'success', messages: '', reload: false, fragments: {} };

/** Blocks requests to other hosts, and responds to the page's own requests with nothing new. */
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

const CHUNKS = 60;
/** Longer than a frame, so that the browser paints what it has received. */
const PAUSE_MS = 40;

const sendInChunks = (context: Context, page: string) => {
  context.header('content-type', 'text/html; charset=utf-8');
  return stream(context, async (body) => {
    const start = page.indexOf('<body');
    const length = Math.ceil((page.length - start) / CHUNKS);
    await body.write(page.slice(0, start));
    for (let from = start; from < page.length; from += length) {
      await body.write(page.slice(from, from + length));
      await body.sleep(PAUSE_MS);
    }
  });
};

/**
 * Serves recorded pages under their names, with their style sheets and the script tag inserted;
 * `?head=…` replaces the tag, `?banner=1` includes the banner's rules, `?home=1` replaces the
 * site's origin by that of this server, and `?slow=1` sends the body in pieces.
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
      const { origin } = new URL(context.req.url);
      const page = context.req.query('home') === '1' ? markup.replaceAll(site, origin) : markup;
      return context.req.query('slow') === '1' ? sendInChunks(context, page) : context.html(page);
    });
    app.use('/uploads/*', serveStatic({ root: `../shared/${generation}` }));
  }
  app.use(
    '/skerry/*',
    serveStatic({ root: dist, rewriteRequestPath: (path) => path.replace('/skerry', '') }),
  );
  return new Promise<{ url: string; close: () => void }>((ready) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      ready({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
};

/** Serves recorded pages while the tests of a file run; skips them, with a message, if there are none. */
export const useCapturedServer = (): { readonly url: string } => {
  if (!hasCapturedPages) console.log('There are no recorded pages; their tests are skipped.');
  test.skip(!hasCapturedPages, 'There are no recorded pages.');
  let server: Awaited<ReturnType<typeof serveCaptured>> | undefined;
  test.beforeAll(async () => {
    server = await serveCaptured();
  });
  test.afterAll(() => server?.close());
  return {
    get url() {
      return server?.url ?? '';
    },
  };
};

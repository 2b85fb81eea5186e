import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { test } from './test';

const pages = join(process.cwd(), '../shared/pages');

/** Whether the pages taken from a real site are there; a fresh clone has none. */
export const hasCapturedPages = existsSync(pages);

/** `area/name` of every captured page. */
export const capturedPages: readonly string[] = hasCapturedPages
  ? readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.replace(/\.html$/, ''))
      .sort()
  : [];

/**
 * The banner comes when everything else has had its turn, and without its style sheet it would move
 * the page by two thousand pixels: for tests that are not about it.
 */
export const withoutBanner = '[class^=cky-]{position:fixed;visibility:hidden}';

const tag = '<script src="/skerry/skerry.js"></script>';

/** Where the incumbent's consent script stood, else at the end of the head's first line. */
const withSkerry = (html: string) => {
  const consent = /<script[^>]*id="cookie-law-info-js-extra"[\s\S]*?<\/script>/;
  return consent.test(html)
    ? html.replace(consent, (found) => found + tag)
    : html.replace('<head>', `<head>${tag}`);
};

/** The build that this project tries. */
export const builtFolder = () => (test.info().project.name === 'react' ? 'dist/react' : 'dist');

/** Serves captured pages with the script tag put in. */
export const serveCaptured = (dist = builtFolder()) => {
  const app = new Hono();
  app.get('/page/:area/:name', (context) => {
    const file = join(pages, context.req.param('area'), `${context.req.param('name')}.html`);
    return context.html(withSkerry(readFileSync(file, 'utf8')));
  });
  app.use(
    '/skerry/*',
    serveStatic({ root: dist, rewriteRequestPath: (path) => path.replace('/skerry', '') }),
  );
  app.use('/uploads/*', serveStatic({ root: '../shared/pages' }));
  return new Promise<{ url: string; close: () => void }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
};

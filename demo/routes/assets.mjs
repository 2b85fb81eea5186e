// @ts-check
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { picture } from '../pictures/pictures.mjs';
import { themeCss } from '../theme.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The build to serve; `npm run mutation` sets another one. */
const build = process.env.SKERRY_DIST ?? 'dist';

const scriptType = { 'content-type': 'text/javascript; charset=UTF-8' };
const cssType = { 'content-type': 'text/css; charset=UTF-8' };

/** @param {string} path inside demo/ */
const demoFile = (path) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

/**
 * Disables caching, so that QA always gets the newest build.
 * @type {import('hono').MiddlewareHandler}
 */
async function noStore(context, next) {
  await next();
  context.header('cache-control', 'no-store');
}

/** A file whose name contains a hash of its content. */
const isHashed = /\/chunks\/[^/]+-[A-Z0-9]{8}\.js$/;

/**
 * Lets browsers cache files whose name changes with each build, as on a real site; otherwise every
 * tab would fetch them again.
 * @type {import('hono').MiddlewareHandler}
 */
async function keepHashed(context, next) {
  await next();
  if (context.res.status !== 200 || !isHashed.test(context.req.path)) return;
  context.header('cache-control', 'public, max-age=31536000, immutable');
}

/**
 * Serves one folder under one path.
 * @param {Hono} app
 * @param {string} address
 * @param {string} folder
 */
function serveFolder(app, address, folder) {
  const inFolder = (/** @type {string} */ path) => folder + path.slice(address.length);
  app.get(
    `${address}/*`,
    keepHashed,
    noStore,
    serveStatic({ root, rewriteRequestPath: inFolder }),
    (context) => context.text('Not found. Has it been built?', 404),
  );
}

/** Routes of files that are the same for every visitor. */
export function assetRoutes() {
  const app = new Hono();

  serveFolder(app, '/skerry-react', 'dist/react');
  serveFolder(app, '/skerry', build);
  serveFolder(app, '/thumbnails', 'demo/thumbnails');
  serveFolder(app, '/videos', 'demo/videos');

  app.get('/theme.css', noStore, (context) => {
    const motion = context.req.query('motion') === 'reduce' ? 'reduce' : 'full';
    return context.body(themeCss(motion), 200, cssType);
  });
  app.get('/qa-bar.js', noStore, async (context) =>
    context.body(await demoFile('qa/qa-bar.js'), 200, scriptType),
  );
  app.get('/qa-bar.css', noStore, async (context) =>
    context.body(await demoFile('qa/qa-bar.css'), 200, cssType),
  );
  for (const name of ['player.js', 'settings-form.js']) {
    app.get(`/builder/${name}`, noStore, async (context) =>
      context.body(await demoFile(`builder/${name}`), 200, scriptType),
    );
  }
  app.get('/builder/player.css', noStore, async (context) =>
    context.body(await demoFile('builder/player.css'), 200, cssType),
  );
  app.get('/late.js', noStore, async (context) =>
    context.body(await demoFile('pages/late.js'), 200, scriptType),
  );
  app.get('/pictures/:path{.+\\.svg}', noStore, (context) => {
    const svg = picture(context.req.param('path').replace('.svg', ''));
    if (!svg) return context.text('No such image', 404);
    return context.body(svg, 200, { 'content-type': 'image/svg+xml; charset=UTF-8' });
  });

  return app;
}

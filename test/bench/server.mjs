import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createApp } from '../../demo/server.mjs';

/** What a site would otherwise combine, straight from the packages. */
const vendor = {
  'jquery.js': 'node_modules/jquery/dist/jquery.min.js',
  'slick.js': 'node_modules/slick-carousel/slick/slick.min.js',
  'swiper.js': 'node_modules/swiper/swiper-bundle.min.js',
};

/** The scripts of each contender, in order; `drive` starts them on the same markup. */
export const contenders = {
  nothing: { scripts: [], drive: null },
  skerry: { scripts: ['/skerry/skerry.js'], drive: null },
  jquery: { scripts: ['/vendor/jquery.js', '/vendor/slick.js'], drive: 'drive-jquery.js' },
  'scroll-handlers': { scripts: ['/vendor/jquery.js'], drive: 'drive-scroll.js' },
  swiper: { scripts: ['/vendor/swiper.js'], drive: 'drive-swiper.js' },
};

/** @param {keyof typeof contenders} name */
const tags = (name) => {
  const { scripts, drive } = contenders[name];
  const sources = drive ? [...scripts, `/drive/${drive}`] : scripts;
  return sources.map((src) => `<script src="${src}"${drive ? ' defer' : ''}></script>`).join('');
};

/** @param {import('hono').Context} context @param {string} path */
const script = async (context, path) => {
  context.header('content-type', 'text/javascript');
  return context.body(await readFile(path, 'utf8'));
};

/**
 * Serves the QA bench's pages without their script tag and with a contender's scripts instead.
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export const startServer = () => {
  const demo = createApp();
  const app = new Hono();
  app.get('/vendor/:name', (context) =>
    script(context, vendor[/** @type {keyof typeof vendor} */ (context.req.param('name'))]),
  );
  app.get('/drive/:name', (context) => script(context, `test/bench/${context.req.param('name')}`));
  app.get('/run/:contender', async (context) => {
    const { search: query, searchParams } = new URL(context.req.url);
    // Nothing to mount is really nothing: the header of the bench page has a cart.
    const bench = query.includes('count=0&') ? '/blank/?' : `/bench/${query || '?'}&`;
    const path = searchParams.has('page') ? `${searchParams.get('page')}?` : bench;
    const answer = await demo.request(`${path}tag=none&bar=off`);
    const contender = /** @type {keyof typeof contenders} */ (context.req.param('contender'));
    return context.html((await answer.text()).replace('</head>', `${tags(contender)}</head>`));
  });
  app.all('*', (context) => demo.fetch(context.req.raw));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
};

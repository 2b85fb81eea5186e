import { readFile } from 'node:fs/promises';
import { serveOnFreePort } from '../../tools/serve-on-free-port.mjs';
import { Hono } from 'hono';
import { createApp } from '../../demo/server.mjs';

/** Files of the packages that a site would otherwise use. */
const vendor = {
  'jquery.js': 'node_modules/jquery/dist/jquery.min.js',
  'slick.js': 'node_modules/slick-carousel/slick/slick.min.js',
  'swiper.js': 'node_modules/swiper/swiper-bundle.min.js',
  'swiper.css': 'node_modules/swiper/swiper-bundle.min.css',
  'splide.css': 'node_modules/@splidejs/splide/dist/css/splide-core.min.css',
  'splide.js': 'node_modules/@splidejs/splide/dist/js/splide.min.js',
  'embla.js': 'node_modules/embla-carousel/embla-carousel.umd.js',
  'embla-autoplay.js': 'node_modules/embla-carousel-autoplay/embla-carousel-autoplay.umd.js',
  'photoswipe.js': 'node_modules/photoswipe/dist/umd/photoswipe.umd.min.js',
  'photoswipe-lightbox.js': 'node_modules/photoswipe/dist/umd/photoswipe-lightbox.umd.min.js',
  'photoswipe.css': 'node_modules/photoswipe/dist/photoswipe.css',
  'glightbox.js': 'node_modules/glightbox/dist/js/glightbox.min.js',
  'glightbox.css': 'node_modules/glightbox/dist/css/glightbox.min.css',
  'pie-chart.js': 'node_modules/easy-pie-chart/dist/jquery.easypiechart.min.js',
};

/**
 * The scripts of each contender, in order; `drive` initialises them on the same markup.
 * @type {Readonly<Record<string, { scripts: readonly string[], styles?: readonly string[], drive: string | null }>>}
 */
const contenders = {
  nothing: { scripts: [], drive: null },
  skerry: { scripts: ['/skerry/skerry.core.js'], drive: null },
  least: { scripts: [], drive: 'drive-least.js' },
  jquery: { scripts: ['/vendor/jquery.js', '/vendor/slick.js'], drive: 'drive-jquery.js' },
  'scroll-handlers': { scripts: ['/vendor/jquery.js'], drive: 'drive-scroll.js' },
  'replace-with': { scripts: ['/vendor/jquery.js'], drive: 'drive-fragments.js' },
  'by-hand': { scripts: [], drive: 'drive-by-hand.js' },
  swiper: {
    scripts: ['/vendor/swiper.js'],
    styles: ['/vendor/swiper.css'],
    drive: 'drive-swiper.js',
  },
  splide: {
    scripts: ['/vendor/splide.js'],
    styles: ['/vendor/splide.css'],
    drive: 'drive-splide.js',
  },
  embla: {
    scripts: ['/vendor/embla.js', '/vendor/embla-autoplay.js'],
    styles: ['/drive/drive-embla.css'],
    drive: 'drive-embla.js',
  },
  photoswipe: {
    scripts: ['/vendor/photoswipe.js', '/vendor/photoswipe-lightbox.js'],
    styles: ['/vendor/photoswipe.css'],
    drive: 'drive-photoswipe.js',
  },
  glightbox: {
    scripts: ['/vendor/glightbox.js'],
    styles: ['/vendor/glightbox.css'],
    drive: 'drive-glightbox.js',
  },
  'easy-pie-chart': {
    scripts: ['/vendor/jquery.js', '/vendor/pie-chart.js'],
    drive: 'drive-pie-chart.js',
  },
};

/** @param {string} name */
const tags = (name) => {
  const { scripts, styles = [], drive } = contenders[name] ?? { scripts: [], drive: null };
  const sources = drive ? [...scripts, `/drive/${drive}`] : scripts;
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  return [
    ...links,
    ...sources.map((src) => `<script src="${src}"${drive ? ' defer' : ''}></script>`),
  ].join('');
};

/** @param {import('hono').Context} context @param {string} path */
const serveFile = async (context, path) => {
  context.header('content-type', path.endsWith('.css') ? 'text/css' : 'text/javascript');
  return context.body(await readFile(path, 'utf8'));
};

/**
 * Serves the demo pages with the scripts of a contender instead of Skerry's script tag.
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export const startServer = () => {
  const demo = createApp();
  const app = new Hono();
  // Cached by the browser, as on a real site; the demo server disables caching.
  app.use('*', async (context, next) => {
    await next();
    if (context.req.path.endsWith('.js')) {
      context.header('cache-control', 'public, max-age=3600');
    }
  });
  app.get('/vendor/:name', (context) =>
    serveFile(context, vendor[/** @type {keyof typeof vendor} */ (context.req.param('name'))]),
  );
  app.get('/drive/:name', (context) =>
    serveFile(context, `test/bench/${context.req.param('name')}`),
  );
  app.get('/run/:contender', async (context) => {
    const { search: query, searchParams } = new URL(context.req.url);
    // `/blank/` has really nothing to mount: the header of `/bench/` shows the cart.
    const benchPath = query.includes('count=0&') ? '/blank/?' : `/bench/${query || '?'}&`;
    const path = searchParams.has('page') ? `${searchParams.get('page')}?` : benchPath;
    const response = await demo.request(`${path}tag=none&bar=off`);
    const contenderTags = tags(context.req.param('contender'));
    return context.html((await response.text()).replace('</head>', `${contenderTags}</head>`));
  });
  app.all('*', (context) => demo.fetch(context.req.raw));
  return serveOnFreePort(app.fetch);
};

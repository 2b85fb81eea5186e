// @ts-check
import { Hono } from 'hono';
import { scriptJson } from '../globals/localize.mjs';

/**
 * A script of “another company”, which records on the page that it has run.
 * @param {string} name
 */
const script = (name) => `(function () {
  var ran = (window.thirdPartyRan = window.thirdPartyRan || []);
  ran.push(${scriptJson(name)});
  document.documentElement.setAttribute('data-third-party', ran.join(' '));
  document.dispatchEvent(new CustomEvent('third-party', { detail: ${scriptJson(name)} }));
})();
`;

const video = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Video</title>
<style>body{margin:0;display:grid;place-items:center;height:100vh;font:600 18px system-ui;color:#fff;background:#0b5563}</style>
<p>A video from another server</p></html>`;

const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/**
 * Routes that pages use under the other loopback name. Every hit is counted under `?key=`.
 * @param {import('../qa/third-party-hits.mjs').ThirdPartyHits} hits
 */
export function thirdPartyRoutes(hits) {
  const app = new Hono();

  app.use(async (context, next) => {
    const name = context.req.path.split('/').filter(Boolean).at(-1) ?? '';
    hits.count(context.req.query('key') ?? 'no-key', name);
    await next();
    context.header('cache-control', 'no-store');
    context.header('cross-origin-resource-policy', 'cross-origin');
  });

  app.get('/:name{[a-z-]+\\.js}', (context) =>
    context.body(script(context.req.param('name').replace('.js', '')), 200, {
      'content-type': 'text/javascript; charset=UTF-8',
    }),
  );
  app.get('/pixel.svg', (context) => context.body(pixel, 200, { 'content-type': 'image/svg+xml' }));
  app.get('/video/', (context) => context.html(video));
  app.get('/video', (context) => context.html(video));

  return app;
}

// @ts-check
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createSessions } from './qa/session.mjs';
import { readSwitches, SWITCHES_HEADER } from './qa/switches.mjs';
import { createThirdPartyHits } from './qa/third-party-hits.mjs';
import { assetRoutes } from './routes/assets.mjs';
import { calls } from './routes/calls.mjs';
import { addPageRoutes } from './routes/page-routes.mjs';
import { addSitemap } from './routes/sitemap.mjs';
import { qaRoutes } from './routes/qa.mjs';
import { thirdPartyRoutes } from './routes/third-party.mjs';
import { createVisit } from './visit.mjs';

const HOST = '127.0.0.1';
const DEFAULT_PORT = 4173;
const SESSION_COOKIE = 'wp_woocommerce_session_bench';

/** @type {import('./qa/faults.mjs').Delays} */
const defaultDelays = { slowMs: 2_000, hangMs: 60_000 };

/**
 * Attaches the visitor's session and switches to every request.
 * @returns {import('hono').MiddlewareHandler<import('./visit.mjs').DemoEnv>}
 */
function visitors() {
  const sessions = createSessions();
  return async (context, next) => {
    const known = getCookie(context, SESSION_COOKIE);
    const session = sessions.open(known);
    if (session.id !== known) {
      setCookie(context, SESSION_COOKIE, session.id, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      });
    }
    const url = new URL(context.req.url);
    const switches = readSwitches(url.searchParams, context.req.header(SWITCHES_HEADER));
    const nonce = switches.policy === 'strict' ? randomBytes(16).toString('base64') : '';
    context.set('visit', createVisit({ url, session, switches, nonce }));
    return next();
  };
}

/**
 * The stand-in CMS as an app that does not listen on a port.
 * @param {{ delays?: Partial<import('./qa/faults.mjs').Delays> }} [options]
 */
export function createApp({ delays = {} } = {}) {
  /** @type {Hono<import('./visit.mjs').DemoEnv>} */
  const app = new Hono({ strict: false });
  const hits = createThirdPartyHits();
  app.route('/third-party', thirdPartyRoutes(hits));
  app.route('/', assetRoutes());
  app.use(visitors());
  addSitemap(app);
  app.route('/qa', qaRoutes(hits));
  app.use(calls({ ...defaultDelays, ...delays }));
  addPageRoutes(app);
  return app;
}

/**
 * Serves until the process receives SIGTERM or SIGINT.
 * @param {{ port: number }} options
 */
export function startServer({ port }) {
  const server = serve({ fetch: createApp().fetch, hostname: HOST, port }, (address) => {
    console.log(`Skerry demo: http://${HOST}:${address.port}/`);
  });
  const stop = () => {
    server.close(() => process.exit(0));
    // Open keep-alive connections would keep the process alive until they time out.
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return server;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  startServer({ port: Number(values.port ?? DEFAULT_PORT) });
}

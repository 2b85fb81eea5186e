// @ts-check
import { Hono } from 'hono';
import { readFault } from '../qa/faults.mjs';
import { remember, resetSession } from '../qa/session.mjs';

/** @param {import('hono').Context} context */
const readJson = (context) => context.req.json().catch(() => undefined);

/**
 * The API that QA uses; it is not part of the site.
 * @param {import('../qa/third-party-hits.mjs').ThirdPartyHits} hits
 */
export function qaRoutes(hits) {
  /** @type {Hono<import('../visit.mjs').DemoEnv>} */
  const app = new Hono();

  app.post('/fault', async (context) => {
    const fault = readFault(await readJson(context));
    if (!fault) return context.json({ error: 'unknown kind, or a count outside 1 to 50' }, 400);
    context.get('visit').session.faults.push(fault);
    return context.json({ waiting: context.get('visit').session.faults });
  });

  app.get('/requests', (context) => context.json(context.get('visit').session.requests));

  app.post('/reset', (context) => {
    const { session } = context.get('visit');
    resetSession(session);
    hits.forget(session.visitKey);
    return context.json({ reset: true });
  });

  app.get('/third-party', (context) => {
    const key = context.req.query('key') ?? context.get('visit').session.visitKey;
    return context.json({ key, hits: hits.read(key) });
  });

  app.post('/csp-report', async (context) => {
    const report = await readJson(context);
    if (report !== undefined) remember(context.get('visit').session.reports, report);
    return context.body(null, 204);
  });

  app.get('/csp-report', (context) => context.json(context.get('visit').session.reports));

  return app;
}

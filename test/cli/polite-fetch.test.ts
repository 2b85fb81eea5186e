import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPoliteFetch } from '../../cli/site/polite-fetch.mjs';

let server: ServerType;
let site: string;
beforeEach(async () => {
  const app = new Hono();
  app.get('/:name/', (context) => context.text('x'));
  site = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}/`),
    );
  });
});
afterEach(() => {
  server.close();
});

test('there is a pause after each response, and one request at a time', async () => {
  const log: string[] = [];
  const polite = createPoliteFetch(site, {
    delayMs: 250,
    wait: async (ms) => void log.push(`waits ${ms}`),
  });
  await Promise.all(
    ['a', 'b'].map((name) => polite(`${site}${name}/`).then(() => log.push(`has ${name}`))),
  );
  expect(log.indexOf('waits 250')).toBeGreaterThan(-1);
  expect(log.indexOf('waits 250')).toBeLessThan(log.indexOf('has b'));
});

import { describe, expect, test } from 'vitest';
import { createApp } from '../../demo/server.mjs';
import { createVisitor } from './visitor';

const refresh = '/?wc-ajax=get_refreshed_fragments';

describe('faults for the next call', () => {
  test.each([
    ['403', 403, '-1'],
    ['500', 500, '<h1>Internal error</h1>'],
    ['empty', 200, ''],
    ['hang', 504, ''],
  ])('%s hits one call and no more', async (kind, status, body) => {
    const visitor = createVisitor();
    await visitor.postJson('/qa/fault', { kind });
    const hit = await visitor.postForm(refresh, { time: '1' });
    expect([hit.status, await hit.text()]).toEqual([status, body]);
    expect((await visitor.postForm(refresh, { time: '2' })).status).toBe(200);
  });

  test('garbage is a page where JSON was expected', async () => {
    const visitor = createVisitor();
    await visitor.postJson('/qa/fault', { kind: 'garbage' });
    const hit = await visitor.postForm(refresh, {});
    expect(hit.headers.get('content-type')).toContain('text/html');
    await expect(hit.json()).rejects.toThrow();
  });

  test('slow sends the right response, only later', async () => {
    const visitor = createVisitor();
    await visitor.postJson('/qa/fault', { kind: 'slow' });
    const hit = await visitor.postForm('/?wc-ajax=add_to_cart', { product_id: '301' });
    expect(await hit.json()).toHaveProperty('cart_hash');
  });

  test('a hanging response ends when its client disconnects', async () => {
    const visitor = createVisitor(createApp({ delays: { hangMs: 60_000 } }));
    await visitor.postJson('/qa/fault', { kind: 'hang' });
    const leave = new AbortController();
    const pending = visitor.request(refresh, { method: 'POST', signal: leave.signal });
    leave.abort();
    await pending.catch(() => undefined);
  });

  test('a fault may wait for one named call and count', async () => {
    const visitor = createVisitor();
    await visitor.postJson('/qa/fault', { kind: '500', count: 2, call: 'add_to_cart' });
    const add = () => visitor.postForm('/?wc-ajax=add_to_cart', { product_id: '301' });
    expect((await visitor.postForm(refresh, {})).status).toBe(200);
    expect([(await add()).status, (await add()).status, (await add()).status]).toEqual([
      500, 500, 200,
    ]);
  });

  test('pages are never hit, and unknown kinds and counts are refused', async () => {
    const visitor = createVisitor();
    await visitor.postJson('/qa/fault', { kind: '500' });
    expect((await visitor.request('/shop/')).status).toBe(200);
    for (const body of [{ kind: 'toString' }, { kind: '403', count: 0 }, null, 'x']) {
      expect((await visitor.postJson('/qa/fault', body)).status).toBe(400);
    }
  });
});

describe('what the bench lists', () => {
  test('calls are listed with their fields, faults and status, per visitor', async () => {
    const app = createApp();
    const [one, two] = [createVisitor(app), createVisitor(app)];
    await one.postJson('/qa/fault', { kind: '403' });
    await one.postForm('/?wc-ajax=add_to_cart', { product_id: '301', quantity: '2' });
    await one.postForm('/wp-admin/admin-ajax.php', { action: 'et_pb_update_stats_table' });
    expect(await (await one.request('/qa/requests')).json()).toMatchObject([
      {
        method: 'POST',
        path: '/?wc-ajax=add_to_cart',
        call: 'add_to_cart',
        fields: { product_id: '301', quantity: '2' },
        fault: '403',
        status: 403,
      },
      { call: 'et_pb_update_stats_table', fault: '', status: 200 },
    ]);
    expect(await (await two.request('/qa/requests')).json()).toEqual([]);
  });

  test('a reset empties cart, faults and lists', async () => {
    const visitor = createVisitor();
    await visitor.postForm('/?wc-ajax=add_to_cart', { product_id: '301' });
    await visitor.postJson('/qa/fault', { kind: '500' });
    await visitor.postJson('/qa/reset', {});
    expect(await (await visitor.request('/qa/requests')).json()).toEqual([]);
    const answer = await visitor.postForm(refresh, {});
    expect(await answer.json()).toMatchObject({ cart_hash: '' });
  });

  test('third-party hits are counted under the key of the address', async () => {
    const visitor = createVisitor();
    await visitor.request('/third-party/stats.js?key=abc');
    await visitor.request('/third-party/stats.js?key=abc');
    await visitor.request('/third-party/video/?key=abc');
    expect(await (await visitor.request('/qa/third-party?key=abc')).json()).toEqual({
      key: 'abc',
      hits: { 'stats.js': 2, video: 1 },
    });
  });

  test('reports of the strict CSP are collected', async () => {
    const visitor = createVisitor();
    const report = { 'csp-report': { 'violated-directive': 'script-src' } };
    expect((await visitor.postJson('/qa/csp-report', report)).status).toBe(204);
    expect(await (await visitor.request('/qa/csp-report')).json()).toEqual([report]);
  });
});

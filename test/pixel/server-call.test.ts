// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { lead, open, page } from './pixel-page';

describe('the call to the site’s own server', () => {
  const server = {
    ss_in_ajax: '1',
    api: { root: 'https://shop.example.com/wp-json/', nonce: 'n1' },
  };
  const view = {
    ViewContent: [{ params: { content_ids: ['A', 'B'], value: '1.50' }, event_id: 'e1' }],
  };

  test('is sent with each call of the pixel, in the notation that PHP parses [S7.51a, S7.51b, S7.51c]', async () => {
    const { calls, sent } = await open({ events: { ...server, standard_events: view } });
    await calls();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://shop.example.com/wp-json/aepc/v1/fbq');
    expect(decodeURIComponent(String(sent[0]?.body))).toBe(
      'query[]=track&query[]=ViewContent&query[2][content_ids][]=A&query[2][content_ids][]=B&query[2][value]=1.50&query[3][eventID]=e1',
    );
    expect(sent[0]?.headers).toMatchObject({ 'X-WP-Nonce': 'n1' });
    expect(sent[0]?.isKeptAlive).toBe(true);
  });

  test('keeps the place of empty parameters', async () => {
    const { calls, sent } = await open({
      events: { ...server, standard_events: { Contact: [{ event_id: 'e2' }] } },
    });
    await calls();
    expect(decodeURIComponent(String(sent[0]?.body))).toBe(
      'query[]=track&query[]=Contact&query[3][eventID]=e2',
    );
  });

  test('has an id of its own where none is printed, the same as the pixel', async () => {
    const { calls, click, sent } = await open({
      html: '<button class="buy">Buy</button>',
      events: { ...server, css_events: { '.buy': [{ ...lead, trackParams: { x: '1' } }] } },
    });
    click('.buy');
    const eventID = (await calls())[0]?.[3]?.eventID as string;
    expect(eventID).toMatch(/^[\da-f-]{36}$/);
    expect(sent[0]?.body.get('query[3][eventID]')).toBe(eventID);
  });

  test('is not sent if the site does not enable it [S7.51d]', async () => {
    const { calls, sent } = await open({
      events: { ...server, ss_in_ajax: '', standard_events: view },
    });
    expect(await calls()).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  test('is repeated once without a nonce that has run out, which is not sent again', async () => {
    const { calls, click, sent } = await open({
      html: '<button class="buy">Buy</button>',
      events: { ...server, standard_events: view, css_events: { '.buy': [lead] } },
    });
    await calls();
    sent[0]?.reply({ code: 'rest_cookie_invalid_nonce', data: { status: 403 } }, { status: 403 });
    await calls();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.headers).not.toHaveProperty('X-WP-Nonce');
    expect(String(sent[1]?.body)).toBe(String(sent[0]?.body));
    sent[1]?.reply({ code: 'rest_cookie_invalid_nonce' }, { status: 403 });
    click('.buy');
    await calls();
    expect(sent).toHaveLength(3);
    expect(sent[2]?.headers).not.toHaveProperty('X-WP-Nonce');
  });

  test('is repeated also if the server prints warnings before the error of an expired nonce', async () => {
    const { calls, sent } = await open({ events: { ...server, standard_events: view } });
    await calls();
    sent[0]?.reply('<b>Warning</b>: x in a.php{"code":"rest_cookie_invalid_nonce"}', {
      status: 403,
    });
    await calls();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.headers).not.toHaveProperty('X-WP-Nonce');
  });

  test.each([200, 403, 422, 500])('is not repeated after a status of %i', async (status) => {
    const { calls, sent } = await open({ events: { ...server, standard_events: view } });
    await calls();
    sent[0]?.reply({ code: 'fbq_unexpected_query' }, { status });
    await calls(5000);
    expect(sent).toHaveLength(1);
    expect(page.page.report.faults).toEqual([]);
  });
});

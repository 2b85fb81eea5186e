import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, createAjax } from '../../../src/runtime/ajax/create-ajax';
import { encodeForm, formFields } from '../../../src/runtime/ajax/encode-form';
import { createBus } from '../../../src/runtime/bus';
import type { BusEvents } from '../../../src/runtime/events';

type Ended = BusEvents['request:ended'];

const origin = 'https://shop.example';
let ended: Ended[] = [];
let requests: { url: string; init: RequestInit }[] = [];

const ajaxWith = (respond: (init: RequestInit) => Promise<Response>) => {
  const fetch = (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return respond(init);
  };
  const bus = createBus(() => {});
  bus.on('request:ended', (event) => ended.push(event));
  return createAjax({ fetch, location: { origin } } as unknown as Window, bus);
};

const ajaxResponding = (body: string, init: ResponseInit & { url?: string } = {}) => {
  const response = new Response(body, init);
  Object.defineProperty(response, 'url', { value: init.url ?? `${origin}/x` });
  return ajaxWith(() => Promise.resolve(response));
};

const call: Call<unknown> = {
  url: '/wp-admin/admin-ajax.php',
  fields: { action: 'x' },
  expect: 'json',
  read: (value) => value,
};

beforeEach(() => {
  ended = [];
  requests = [];
});

describe('calling the site', () => {
  test('a call may outlive its page', async () => {
    await ajaxResponding('{}')(call);
    await ajaxResponding('{}')({ ...call, isKeptAlive: true });
    expect(requests.map(({ init }) => init.keepalive)).toEqual([undefined, true]);
  });

  test('sends a form as the old scripts did [S7.01]', async () => {
    await ajaxResponding('{"ok":1}')(call);
    const init = requests[0]?.init ?? {};
    expect(init.method).toBe('POST');
    expect(init.credentials).toBe('same-origin');
    expect(init.body).toEqual(new URLSearchParams({ action: 'x' }));
    expect(init.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest' });
  });

  test.each([
    ['fields', { action: "O'Brien" }],
    ['a form', new URLSearchParams({ action: "O'Brien" })],
  ])(
    'apostrophes of %s are sent percent-encoded, which firewalls let through (WooCommerce 11.2)',
    async (_, fields) => {
      await ajaxResponding('{"ok":1}')({ ...call, fields });
      expect(await new Response(requests[0]?.init.body).text()).toBe('action=O%27Brien');
      await ajaxResponding('{"ok":1}')({ ...call, method: 'GET', fields });
      expect(requests[1]?.url).toBe('/wp-admin/admin-ajax.php?action=O%27Brien');
    },
  );

  test('adds the fields of a GET to its address', async () => {
    await ajaxResponding('{"ok":1}')({
      ...call,
      method: 'GET',
      fields: { action: 'x', list: { n: 3 } },
    });
    expect(requests[0]?.url).toBe('/wp-admin/admin-ajax.php?action=x&list%5Bn%5D=3');
    expect(requests[0]?.init.body).toBeUndefined();
  });

  test('appends them to a query that the address has, as sites in several languages print it [S7.37d]', async () => {
    const url = '/wp-admin/admin-ajax.php?lang=de';
    await ajaxResponding('{"ok":1}')({ ...call, url, method: 'GET', fields: { action: 'x' } });
    expect(requests[0]?.url).toBe(`${url}&action=x`);
  });

  test('gives the value that the reader made of the response', async () => {
    const result = await ajaxResponding('{"n":"5"}')({
      ...call,
      read: (value) => Number((value as { n: string }).n),
    });
    expect(result).toMatchObject({ ok: true, value: 5, status: 200 });
  });

  test.each([
    ['nonce', '-1', { status: 403 }],
    ['status', 'no', { status: 403 }],
    ['status', '<h1>500</h1>', { status: 500 }],
    ['status', '', { status: 404 }],
    ['empty', '', { status: 200 }],
    ['garbage', '<!doctype html><title>Log in</title>', { status: 200 }],
    ['foreign', '{"ok":1}', { status: 200, url: 'https://elsewhere.example/' }],
  ] as const)('%s is recognised: %j', async (failure, body, init) => {
    const result = await ajaxResponding(body, init)(call);
    expect(result).toMatchObject({ ok: false, failure });
    expect(ended).toMatchObject([{ outcome: failure }]);
  });

  test('a status that the caller expects is a response', async () => {
    const page = { ...call, expect: 'text' as const, alsoOk: [404] };
    expect(await ajaxResponding('<main></main>', { status: 404 })(page)).toMatchObject({
      ok: true,
      status: 404,
    });
  });

  test('no network is a failure and never a rejection', async () => {
    const ajax = ajaxWith(() => Promise.reject(new TypeError('offline')));
    expect(await ajax(call)).toMatchObject({ ok: false, failure: 'network', status: 0 });
  });

  const neverRespond = ({ signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
    });

  test('a slow call is aborted after half a minute', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await ajaxResponding('{}')(call);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
  });

  test('is a GET where nothing is sent, with the headers that the caller adds', async () => {
    const { fields: _, ...plain } = call;
    await ajaxResponding('{}')({ ...plain, headers: { 'X-WP-Nonce': 'n' } });
    expect(requests[0]?.init).toMatchObject({
      method: 'GET',
      headers: { 'X-WP-Nonce': 'n', 'X-Requested-With': 'XMLHttpRequest' },
    });
    expect(requests[0]?.url).toBe(call.url);
    expect(requests[0]?.init).not.toHaveProperty('body');
  });

  test('is listed with its request and response, its status and duration', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(100);
    const waiting = ajaxResponding('{}', { status: 201 })({ ...call, method: 'GET' });
    now.mockReturnValue(142);
    await waiting;
    expect(ended).toEqual([
      {
        url: call.url,
        method: 'GET',
        body: new URLSearchParams({ action: 'x' }),
        text: '{}',
        status: 201,
        outcome: 'ok',
        durationMs: 42,
      },
    ]);
  });

  test('a parser that fails, or finds nothing, makes the response invalid', async () => {
    const read = () => {
      throw new Error('no number');
    };
    expect(await ajaxResponding('{}')({ ...call, read })).toMatchObject({ failure: 'garbage' });
    expect(await ajaxResponding('text')({ ...call, expect: 'text', read })).toMatchObject({
      failure: 'garbage',
    });
    const unreadable = { ...call, expect: 'text' as const, read: () => undefined };
    expect(await ajaxResponding('text')(unreadable)).toMatchObject({
      failure: 'garbage',
      status: 200,
    });
  });

  test('a text is given to the reader as it is, blanks included', async () => {
    const page = { ...call, expect: 'text' as const };
    expect(await ajaxResponding(' {"a":1} ')(page)).toMatchObject({ ok: true, value: ' {"a":1} ' });
    expect(await ajaxResponding(' \n ')(page)).toMatchObject({ failure: 'empty' });
    expect(await ajaxResponding(' -1\n', { status: 403 })(page)).toMatchObject({
      failure: 'nonce',
    });
    expect(await ajaxResponding('-1', { status: 400 })(page)).toMatchObject({ failure: 'status' });
  });

  test('a response without an address counts as one of the site', async () => {
    expect(await ajaxResponding('{}', { url: '' })(call)).toMatchObject({ ok: true });
  });

  test('a call that the caller ended before ends at once', async () => {
    const seen: boolean[] = [];
    const ajax = ajaxWith(async ({ signal }) => {
      seen.push(signal?.aborted === true);
      throw new DOMException('ended', 'AbortError');
    });
    expect(await ajax({ ...call, signal: AbortSignal.abort() })).toMatchObject({
      failure: 'aborted',
    });
    expect(seen).toEqual([true]);
  });

  test('a call that hangs ends at its time limit', async () => {
    vi.useFakeTimers();
    // `AbortSignal.timeout` runs on the real clock, so it is mocked.
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const result = ajaxWith(neverRespond)({ ...call, timeoutMs: 5000 });
    expect(AbortSignal.timeout).toHaveBeenCalledWith(5000);
    limit.abort();
    expect(await result).toMatchObject({ ok: false, failure: 'timeout' });
    vi.useRealTimers();
  });

  test('the caller may end it, also before it starts', async () => {
    const abort = new AbortController();
    const result = ajaxWith(neverRespond)({ ...call, signal: abort.signal });
    abort.abort();
    expect(await result).toMatchObject({ ok: false, failure: 'aborted' });
  });
});

test.each([
  [{ a: 'x y', b: 5, c: true, d: null, e: undefined }, 'a=x+y&b=5&c=true&d=&e='],
  [{ list: ['a', 'b'] }, 'list%5B%5D=a&list%5B%5D=b'],
  [{ map: { one: '1', two: { three: '3' } } }, 'map%5Bone%5D=1&map%5Btwo%5D%5Bthree%5D=3'],
  [{ rows: [{ id: 1 }, { id: 2 }] }, 'rows%5B0%5D%5Bid%5D=1&rows%5B1%5D%5Bid%5D=2'],
  [{ rows: [['a'], null, 'b'] }, 'rows%5B0%5D%5B%5D=a&rows%5B%5D=&rows%5B%5D=b'],
])('%j is encoded as PHP reads it', (fields, body) => {
  expect(encodeForm(fields).toString()).toBe(body);
});

test('of a form what it holds is sent, but no file', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="a" value="1"><input name="a" value="2"><input type="file" name="f">';
  expect(formFields(form).toString()).toBe('a=1&a=2');
});

import { jQueryFactory } from 'jquery/factory';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyAjaxListeners } from '../../../src/modules/header/ajax-listeners';
import { withLayout } from '../../support/laid-out';

type Received = readonly [type: string, response: Record<string, unknown>, call: object];
interface Collection {
  on(
    types: string,
    listener: (event: { type: string }, response: Record<string, unknown>, call: object) => void,
  ): void;
}

const open = withLayout();
let received: Received[];
const request = {
  url: '/contact/',
  method: 'POST',
  body: new URLSearchParams({ action: 'send', name: 'A B' }),
  text: '<p>Thanks</p>',
  status: 200,
  outcome: 'ok',
  durationMs: 1,
};

beforeEach(() => {
  received = [];
  const $ = (jQueryFactory as unknown as (view: Window) => (target: unknown) => Collection)(window);
  Object.assign(window, { jQuery: $ });
  $(document).on('ajaxSuccess ajaxError ajaxComplete', ({ type }, response, call) =>
    received.push([type, response, call]),
  );
});
afterEach(() => Reflect.deleteProperty(window, 'jQuery'));

const emitEnded = (change: Partial<typeof request> = {}) => {
  const { page } = open(notifyAjaxListeners, { html: '' });
  page.bus.emit('request:ended', { ...request, ...change });
  // The caller of the request receives the response first.
  expect(received).toEqual([]);
  vi.advanceTimersByTime(0);
  return received;
};

test('a tag manager that listens to jQuery is notified that a contact form was sent, and of the server’s response', () => {
  const [success, complete] = emitEnded();
  expect(received.map(([type]) => type)).toEqual(['ajaxSuccess', 'ajaxComplete']);
  expect(success?.[1]).toMatchObject({
    readyState: 4,
    status: 200,
    statusText: 'success',
    responseText: '<p>Thanks</p>',
    responseJSON: undefined,
  });
  expect(success?.[2]).toEqual({
    url: '/contact/',
    type: 'POST',
    method: 'POST',
    data: 'action=send&name=A+B',
  });
  const headers = complete?.[1] as Readonly<Record<string, (name?: string) => unknown>> | undefined;
  expect(headers?.getAllResponseHeaders?.()).toBe('');
  expect(headers?.getResponseHeader?.('content-type')).toBeNull();
});

test('a response in JSON is there parsed', () => {
  const [[, response] = []] = emitEnded({ text: '{"fragments":{}}' });
  expect(response).toMatchObject({ responseJSON: { fragments: {} } });
});

test.each([199, 300, 500, 0])('a request that failed emits an error: %i', (status) => {
  const [[type, response] = []] = emitEnded({ status });
  expect(type).toBe('ajaxError');
  expect(response).toMatchObject({ statusText: 'error' });
  expect(received.at(-1)?.[0]).toBe('ajaxComplete');
});

test('a request without a form has no data', () => {
  const { page } = open(notifyAjaxListeners, { html: '' });
  page.bus.emit('request:ended', { ...request, body: undefined });
  vi.advanceTimersByTime(0);
  expect(received[0]?.[2]).toMatchObject({ data: '' });
});

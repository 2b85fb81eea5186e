import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BusEvents } from '../../../src/runtime/events';
import { recordLog } from '../../../src/runtime/inspector/record-log';
import { openInspected } from './inspector-page';

let page: ReturnType<typeof openInspected>;
let recorded: ReturnType<typeof recordLog>;
beforeEach(() => {
  page = openInspected({ html: '<div id="shop"></div><p></p>' });
  recorded = recordLog(page.page);
});
afterEach(() => {
  recorded.stop();
  page.clear();
});

const events = () => recorded.log.events.map(({ text }) => text);
const requests = () => recorded.log.requests.map(({ text }) => text);
const request: BusEvents['request:ended'] = {
  body: undefined,
  text: '',
  url: '/?wc-ajax=add_to_cart',
  method: 'POST',
  status: 200,
  outcome: 'ok',
  durationMs: 41.7,
};

describe('the inspector lists', () => {
  test('what a feature has emitted, with names of elements in place of them', () => {
    page.page.bus.emit('content:swapped', { root: page.find('#shop') });
    page.page.bus.emit('content:found', { root: page.find('p') });
    page.page.bus.emit('cart:replaced', { isEmpty: true });
    page.page.bus.emit('fragments:applied', { selectors: ['.a', '.b'] });
    page.page.bus.emit('preview:switched', { mode: 'phone', device: 'phone' });
    page.page.bus.emit('header:changed');
    expect(events()).toEqual([
      'header:changed',
      'preview:switched mode phone, device phone',
      'fragments:applied selectors .a, .b',
      'cart:replaced isEmpty true',
      'content:found root p',
      'content:swapped root div#shop',
    ]);
  });

  test('consent with what it consists of, also where nothing is known of the law', () => {
    const categories = { ads: false };
    page.page.bus.emit('consent:changed', { status: 'remote', law: null, categories });
    expect(events()).toEqual(['consent:changed status remote, law null, categories ads false']);
  });

  test('that the cart has changed, without the hash that names the visitor’s cart', () => {
    page.page.bus.emit('cart:changed', { hash: 'secret', source: 'add' });
    expect(events()).toEqual(['cart:changed source add']);
  });

  test('calls apart from events', () => {
    page.page.bus.emit('request:ended', request);
    expect(requests()).toEqual(['POST /?wc-ajax=add_to_cart → 200 ok, 42 ms']);
    expect(events()).toEqual([]);
  });

  test('the last fifty of each, the newest first', () => {
    for (let status = 1; status <= 60; status += 1) {
      page.page.bus.emit('request:ended', { ...request, status });
    }
    expect(requests()).toHaveLength(50);
    expect(requests()[0]).toContain('→ 60 ok');
    expect(requests().at(-1)).toContain('→ 11 ok');
  });

  test('nothing more once it is closed', () => {
    recorded.stop();
    page.page.bus.emit('page:restored', { persisted: true });
    page.page.bus.emit('request:ended', request);
    expect(events()).toEqual([]);
    expect(requests()).toEqual([]);
  });
});

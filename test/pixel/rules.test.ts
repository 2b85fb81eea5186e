import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pixelEvents } from '../../src/pixel/config';
import { createEventId, eventParams, pageArgs, retryDelay } from '../../src/pixel/create-sender';
import { fractionDigits, parsePrice } from '../../src/pixel/shop/price';

describe('prices as shops print them [S9.39a]', () => {
  const rows: readonly (readonly [string, string, number])[] = [
    ['12.50', 'EUR', 12.5],
    ['12,50', 'EUR', 12.5],
    ['12,5', 'EUR', 12.5],
    ['1,234.50', 'GBP', 1234.5],
    ['1.234,50', 'EUR', 1234.5],
    ['1 234,50', 'EUR', 1234.5],
    ['1 234,50', 'EUR', 1234.5],
    ['1 234,50', 'EUR', 1234.5],
    ["1'234.50", 'CHF', 1234.5],
    ['1’234.50', 'CHF', 1234.5],
    ['1,234', 'USD', 1234],
    ['1.234', 'EUR', 1234],
    ['1.234', 'KWD', 1.234],
    ['1,234', 'JPY', 1234],
    ['1,234,567', 'JPY', 1234567],
    ['1.234.567,89', 'EUR', 1234567.89],
    ['1.234.567', 'EUR', 1234567],
    ['1,2345,6789', 'JPY', 123456789],
    ['12,34,567.00', 'INR', 1234567],
    ['1.200,-', 'EUR', 1200],
    ['-5.00', 'USD', -5],
    ['.50', 'USD', 50],
    ['..50', 'USD', 50],
    ['12,50.-', 'CHF', 12.5],
    ['1,234.567', 'USD', 1234.567],
    ['12.5000', 'USD', 12.5],
    ['9', 'EUR', 9],
    ['0', 'EUR', 0],
    ['free', 'EUR', Number.NaN],
    ['', 'EUR', Number.NaN],
  ];
  for (const [text, currency, value] of rows) {
    test(`${JSON.stringify(text)} in ${currency} is ${value}`, () => {
      expect(parsePrice(text, fractionDigits(currency))).toBe(value);
    });
  }
  test('what is no currency has two digits', () => {
    expect(fractionDigits('no currency')).toBe(2);
    expect(fractionDigits('')).toBe(2);
  });
  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parsePrice(text, 2) === 'number'));
  });
});

test('the pixel is looked for every 500 ms, then less often, then no more [S4.63] [S9.39c]', () => {
  const delays: (number | null)[] = [];
  for (let attempt = 0; delays.at(-1) !== null; attempt += 1) delays.push(retryDelay(attempt));
  expect(delays.slice(0, 21)).toEqual(Array.from({ length: 21 }, () => 500));
  expect(delays.slice(21)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, null]);
});

test('campaign tags go along, foreign tags and the name of the browser do not', () => {
  expect(pageArgs([])).toEqual({});
  expect(pageArgs(undefined)).toEqual({});
  expect(pageArgs('text')).not.toHaveProperty('length');
  const printed = Object.assign([] as string[], {
    utm_source: 'mail',
    utm_campaign: 'spring',
    utm_visitor: 'someone',
    utm_ids: '1',
    my_utm_tag: 'x',
    my_utm_source: 'x',
    userAgent: 'Browser',
    language: 'en',
    site: 'added by a filter',
  });
  expect(pageArgs(printed)).toEqual({
    utm_source: 'mail',
    utm_campaign: 'spring',
    language: 'en',
    site: 'added by a filter',
  });
});

test('parameters are a copy, ids are texts in a list, the page has the last word', () => {
  const printed = Object.freeze({ content_ids: { 0: '1', 2: 3 }, value: '5.00', language: 'x' });
  expect(eventParams(printed, { language: 'en' })).toEqual({
    content_ids: ['1', '3'],
    value: '5.00',
    language: 'en',
  });
  expect(eventParams({ content_ids: '007' }, {})).toEqual({ content_ids: ['007'] });
  expect(eventParams({}, {})).toEqual({});
});

test('ids of events are random and have the form of version 4', () => {
  const ids = Array.from({ length: 50 }, createEventId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

describe('what the page prints is read', () => {
  test('with all members [S3.39b, S3.39c, S3.39d, S3.39e, S3.39f, S3.39g]', () => {
    const read = pixelEvents.read({
      standard_events: {
        ViewContent: [{ params: { value: '12.50' }, event_id: 'u1', delay: '0.1' }],
        Contact: [[]],
      },
      css_events: { '.buy': [{ trackType: 'trackCustom', trackName: 'Lead', trackParams: [] }] },
      link_clicks: {
        '/old/': [{ trackType: 'track', trackName: 'Lead', trackParams: { a: 1 } }],
        '/new/': { exact: [{ trackType: 'track', trackName: 'Lead' }] },
      },
      ss_in_ajax: '1',
      api: { root: 'https://shop.example.com/wp-json/', nonce: 'n' },
    });
    expect(read).toEqual({
      standard_events: {
        ViewContent: [{ params: { value: '12.50' }, event_id: 'u1', delay: 0.1 }],
        Contact: [{ params: {}, event_id: '', delay: 0 }],
      },
      custom_events: {},
      css_events: { '.buy': [{ trackType: 'trackCustom', trackName: 'Lead', trackParams: {} }] },
      link_clicks: {
        '/old/': {
          contains: [{ trackType: 'track', trackName: 'Lead', trackParams: { a: 1 } }],
          exact: [],
        },
        '/new/': {
          contains: [],
          exact: [{ trackType: 'track', trackName: 'Lead', trackParams: {} }],
        },
      },
      js_events: {},
      ss_in_ajax: true,
      api: { root: 'https://shop.example.com/wp-json/', nonce: 'n' },
    });
  });
  test('and nothing makes it throw', () => {
    fc.assert(fc.property(fc.anything(), (value) => Boolean(pixelEvents.read(value))));
  });
});

import { describe, expect, test, vi } from 'vitest';
import { createFaultReporter } from '../../src/runtime/faults/create-fault-reporter';
import { browserOf, messageOf } from '../../src/runtime/faults/describe-fault';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

describe('the report of a fault', () => {
  test.each([
    [chrome, 'Chrome 131'],
    [`${chrome} Edg/131.0.2903.86`, 'Edge 131'],
    [`${chrome} OPR/116.0.0.0`, 'Opera 116'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
      'Safari 18',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.2849.80',
      'Edge 130',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet 27',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/134.0 Mobile/15E148 Safari/605.1.15',
      'Firefox 134',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
      'Chrome 131',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
      'Chrome 131',
    ],
    ['Mozilla/5.0 (Macintosh) Version/18.2 Other/1', ''],
    ['NotChrome/131 NotFirefox/1 NotOPR/1 NotEdg/1', ''],
    ['curl/8', ''],
    ['', ''],
  ])('%s is %s', (userAgent, name) => {
    expect(browserOf(userAgent)).toBe(name);
  });

  test.each<[unknown, string]>([
    [new TypeError('x is no function\n    at y'), 'TypeError: x is no function'],
    ['\n  lost  ', 'lost'],
    [
      new Error('cannot load https://site.example/a.js?key=secret#part, nor /b?c=d'),
      'Error: cannot load https://site.example/a.js, nor /b',
    ],
    ['one\rtwo', 'one'],
    ["lost /a?b=1,/c#d;('/e?f=g')", "lost /a,/c;('/e')"],
    ['lost "/a?b=1"', 'lost "/a"'],
    ['why? no #1', 'why? no #1'],
    [new Error('no user jo@site.example here'), 'Error: no user … here'],
    ["mail <jo@site.example>, 'al@site.example'", "mail <…>, '…'"],
    ['(jo@site.example)', '(…)'],
    ['123456 and 12345', '… and 12345'],
    [new Error('order 12345678 of 12'), 'Error: order … of 12'],
    [undefined, 'undefined'],
    ['x'.repeat(1000), 'x'.repeat(200)],
    [
      {
        toString() {
          throw new Error('no text');
        },
      },
      '',
    ],
  ])('of an error its first line, without what may be somebody’s (%#)', (error, text) => {
    expect(messageOf(error)).toBe(text);
  });
});

describe('reports to the site', () => {
  const options = { faults: '/wp-json/skerry/v1/faults', faultsShare: 1 };
  const fault = (message = 'broken', source = 'tabs') => ({
    source,
    phase: 'mount',
    error: new Error(message),
  });
  const setUp = (random = 0, path = '/a/b/') => {
    const sendBeacon = vi.fn<(url: string, text: string) => boolean>(() => true);
    const location = new URL(`https://site.example${path}?secret=1#part`);
    const win = { location, navigator: { sendBeacon, userAgent: chrome } } as unknown as Window;
    return { report: createFaultReporter(win, '1.2.3', () => random), sendBeacon };
  };

  test('exactly these things', () => {
    const { report, sendBeacon } = setUp();
    report(fault(), 'modules', options);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [url, text] = sendBeacon.mock.calls[0] ?? ['', ''];
    expect(url).toBe('https://site.example/wp-json/skerry/v1/faults');
    expect(JSON.parse(text)).toEqual({
      family: 'modules',
      source: 'tabs',
      phase: 'mount',
      message: 'Error: broken',
      page: '/a/b/',
      version: '1.2.3',
      browser: 'Chrome 131',
    });
  });

  test('no longer than one reads', () => {
    const { report, sendBeacon } = setUp();
    report(fault('x'.repeat(999), 's'.repeat(999)), 'modules', options);
    const sent = JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? '') as Record<string, string>;
    expect([sent['source']?.length, sent['message']?.length]).toEqual([80, 200]);
  });

  test('with the beginning of an address that never ends', () => {
    const { report, sendBeacon } = setUp(0, `/${'a'.repeat(999)}/`);
    report(fault(), 'modules', options);
    const { page } = JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? '') as { page: string };
    expect(page).toHaveLength(300);
  });

  test('of the same fault once, of five at most', () => {
    const { report, sendBeacon } = setUp();
    report(fault(), 'modules', options);
    report(fault(), 'modules', options);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    for (let at = 0; at < 50; at += 1) report(fault(`fault ${at}`), 'modules', options);
    expect(sendBeacon).toHaveBeenCalledTimes(5);
  });

  test.each([
    [0, 0, 0],
    [1, 0.999, 1],
    [0.1, 0.09, 1],
    [0.1, 0.1, 0],
    [Number.NaN, 0, 0],
    [-1, 0, 0],
  ])(
    'on a share of %d of all pages: one that has drawn %d sends %d',
    (faultsShare, drawn, sent) => {
      const { report, sendBeacon } = setUp(drawn);
      report(fault(), 'modules', { ...options, faultsShare });
      expect(sendBeacon).toHaveBeenCalledTimes(sent);
    },
  );

  test.each(['https://evil.example/x', '//evil.example/x', 'http://[', 'data:text/plain,x'])(
    'and nowhere else: nothing is sent to %s',
    (faults) => {
      const { report, sendBeacon } = setUp();
      report(fault(), 'modules', { ...options, faults });
      expect(sendBeacon).not.toHaveBeenCalled();
    },
  );

  test.each([
    null,
    undefined,
    'text',
    {},
    { source: 1, phase: 'mount', error: 1 },
    { source: 'tabs', phase: 1, error: 1 },
    { source: 'tabs', phase: 'mount' },
    { source: 'tabs', error: 1 },
    { phase: 'mount', error: 1 },
  ])('nothing where a script of the page fires the event with %s', (detail) => {
    const { report, sendBeacon } = setUp();
    expect(() => report(detail, 'modules', options)).not.toThrow();
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});

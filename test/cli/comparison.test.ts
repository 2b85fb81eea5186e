import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import type { Comparison, Width } from '../../cli/compare/compare-page.mjs';
import { markDifferences } from '../../cli/compare/mark-differences.mjs';
import { printComparison } from '../../cli/compare/print-comparison.mjs';
import { withoutScripts } from '../../cli/compare/without-scripts.mjs';
import { writeComparisonHtml } from '../../cli/compare/write-comparison-html.mjs';

describe('the page as the plugin would print it', () => {
  const removed = new Set(['/old.js?ver=1', '/two.js?a=1&b=2']);
  test.each([
    ['<script src="/old.js?ver=1"></script>', ''],
    ["<script type='text/javascript' src='/old.js?ver=1' id='old-js'></script>", ''],
    ['<SCRIPT defer SRC=/old.js?ver=1></SCRIPT >', ''],
    ['<script src="/two.js?a=1&#038;b=2"></script>', ''],
    ['<script src="/two.js?a=1&amp;b=2"></script>', ''],
  ])('%s is removed', (html, left) => {
    expect(withoutScripts(`<p>a</p>${html}<p>b</p>`, removed)).toBe(`<p>a</p>${left}<p>b</p>`);
  });

  test.each([
    '<script src="/other.js"></script>',
    '<script src="/old.js?ver=2"></script>',
    '<script data-src="/old.js?ver=1"></script>',
    '<script>document.write("/old.js?ver=1")</script>',
    '<script id="old-js-extra">var old = {};</script>',
    '<noscript><img src="/old.js?ver=1"></noscript>',
  ])('%s stays', (html) => {
    expect(withoutScripts(html, removed)).toBe(html);
  });
});

const image = (
  width: number,
  height: number,
  dark: readonly (readonly [number, number])[] = [],
) => {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of dark) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
};

describe('differences between two screenshots', () => {
  test('none between two alike', () => {
    expect(markDifferences(image(20, 20), image(20, 20)).share).toBe(0);
  });

  test('differences are red, and their share is reported', () => {
    const block = Array.from(
      { length: 36 },
      (_, at) => [5 + (at % 6), 5 + Math.floor(at / 6)] as const,
    );
    const { marked, share } = markDifferences(image(20, 20), image(20, 20, block));
    expect(share).toBeCloseTo(36 / 400);
    const { data } = PNG.sync.read(marked);
    expect([...data.subarray((7 * 20 + 7) * 4, (7 * 20 + 7) * 4 + 3)]).toEqual([255, 0, 0]);
  });

  test('the extra length of one screenshot differs', () => {
    const { marked, share } = markDifferences(image(10, 10), image(10, 20));
    expect(PNG.sync.read(marked)).toMatchObject({ width: 10, height: 20 });
    // Its edge may be rendered slightly differently.
    expect(share).toBeGreaterThan(0.4);
  });
});

const png = image(2, 2);
const cost = { files: 3, scriptBytes: 12_340, bytes: 56_780, scriptMs: 12.4, readyMs: 99.6 };
const width = (of: Partial<Width> = {}): Width => ({
  name: 'Phone',
  pixels: 390,
  without: { picture: png, cost: { ...cost, files: 31 } },
  with: { picture: png, cost },
  marked: png,
  share: 0.0123,
  ...of,
});
const comparison = (of: Partial<Comparison> = {}): Comparison => ({
  address: 'https://site.example/',
  at: '2026-01-02T03:04:05.000Z',
  skerry: { version: '1.2.3', state: 'on the page' },
  browser: 'chromium 1',
  widths: [width()],
  presses: [
    {
      name: 'Tabs',
      without: { name: 'Tabs', pressed: 4, worked: 4, failed: [] },
      with: {
        name: 'Tabs',
        pressed: 4,
        worked: 3,
        failed: ['number 2 of module 1: nothing happened'],
      },
    },
    {
      name: 'Sliders',
      without: null,
      with: { name: 'Sliders', pressed: 1, worked: 1, failed: [] },
    },
  ],
  errors: { gone: ['gone is not defined'], new: ['new is not defined'], both: [] },
  notes: [],
  ...of,
});

describe('the comparison as text', () => {
  test('reports working controls, the cost of each visit and new errors', () => {
    const text = printComparison(comparison());
    expect(text).toMatch(/Phone, 390 px, without +31 +12\.3 KB +56\.8 KB +12 ms +100 ms/);
    expect(text).toMatch(/Phone, 390 px, with +3 .*1\.2 %/);
    expect(text).toMatch(/Tabs +4 of 4 +3 of 4/);
    expect(text).toMatch(/Sliders +– +1 of 1/);
    expect(text).toContain('Tabs, number 2 of module 1: nothing happened');
    expect(text).toContain('Errors only with Skerry\n  new is not defined');
    expect(text).toContain('Errors only without Skerry\n  gone is not defined');
    expect(text).not.toContain('Errors in both');
  });
});

const hostile = "</title><script>steal()</script>\" onload='x' & \u001b[31mred\u202e";
const malicious = comparison({
  address: hostile,
  skerry: { version: hostile, state: 'on the page' },
  browser: hostile,
  widths: [width({ name: hostile })],
  presses: [
    {
      name: hostile,
      without: null,
      with: { name: hostile, pressed: 1, worked: 0, failed: [hostile] },
    },
  ],
  errors: { gone: [hostile], new: [hostile], both: [hostile] },
  notes: [hostile],
});

test('nothing of a page is markup in the comparison, or moves the cursor of a terminal', () => {
  const html = writeComparisonHtml(malicious);
  expect(html).not.toContain('<script');
  expect(html).not.toContain("onload='");
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(printComparison(malicious).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});

test('the file shows three screenshots of each window, with text alternatives', () => {
  const html = writeComparisonHtml(comparison());
  const names = [...html.matchAll(/<img src="data:image\/png;base64,[^"]+" alt="([^"]+)"/g)];
  expect(names.map(([, name]) => name)).toEqual([
    'Phone: without Skerry',
    'Phone: with Skerry',
    'Phone: differences, in red',
  ]);
});

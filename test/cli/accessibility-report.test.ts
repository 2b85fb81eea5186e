import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AccessReport, Row } from '../../cli/accessibility/check-accessibility.mjs';
import { printAccessibility } from '../../cli/accessibility/print-accessibility.mjs';
import { writeHtml } from '../../cli/accessibility/write-html.mjs';
import { escapeHtml } from '../../cli/report/html-page.mjs';
import { caution, titles } from '../../src/runtime/accessibility/words';

const hostile = "</title><script>steal()</script>\" onload='x' & \u001b[31mred\u202e";

const row = (of: Partial<Row> = {}): Row => ({
  rule: 'image-alt',
  impact: 'critical',
  help: 'Images must have alternative text',
  criteria: [{ number: '1.1.1', name: 'Non-text Content' }],
  how: 'Write what the picture tells.',
  count: 1,
  elements: [
    { selector: 'img', html: '<img src="a.png">', why: '', isInFrame: false, isNew: false },
  ],
  ...of,
});
const report = (of: Partial<AccessReport> = {}): AccessReport => ({
  address: 'https://site.example/',
  at: '2026-01-02T03:04:05.000Z',
  skerry: { state: 'on the page', version: '1.2.3' },
  browser: 'chromium 1',
  axe: '4.14.1',
  counts: [{ rule: 'image-alt', help: 'Images must have alternative text', without: 3, with: 1 }],
  groups: { fixed: [row({ count: 2 })], skerry: [], owner: [row()] },
  lookAt: [],
  notes: [],
  tested: ['One page.'],
  notTested: ['The keyboard.'],
  caution,
  titles,
  ...of,
});

describe('the report as text', () => {
  test('lists the fixed and remaining findings, how to fix them, and the untested criteria', () => {
    const text = printAccessibility(report());
    expect(text).toContain('Fixed by Skerry: 2 elements');
    expect(text).toContain('Remaining, for Skerry to fix\n  none');
    expect(text).toContain('Only the owner can fix: 1 element');
    expect(text).toContain('(1.1.1 Non-text Content, critical), 1 element');
    expect(text).toContain('How: Write what the picture tells.');
    expect(text).toContain('Not tested\n  The keyboard.');
    expect(text).toContain(caution);
  });

  test('lists five elements of a rule and counts the others', () => {
    const [element] = row().elements;
    const elements = Array.from({ length: 50 }, () => element ?? []).flat();
    const text = printAccessibility(
      report({ groups: { fixed: [], skerry: [], owner: [row({ count: 10_000, elements })] } }),
    );
    expect(text.match(/- img/g)).toHaveLength(5);
    expect(text).toContain('and 9,995 more');
  });

  test('a page cannot move the cursor or turn the text of a terminal', () => {
    const text = printAccessibility(
      report({
        address: hostile,
        notes: [hostile],
        groups: { fixed: [], skerry: [row({ help: hostile, how: hostile })], owner: [] },
      }),
    );
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  });

  test('claims nothing as fixed where Skerry did not start', () => {
    const skerry = { state: 'not started', version: '' } as const;
    expect(printAccessibility(report({ skerry }))).not.toContain('Fixed by Skerry');
    expect(writeHtml(report({ skerry }))).not.toContain('Fixed by Skerry');
  });
});

describe('the report as a file', () => {
  test.each([
    ['<b>', '&lt;b&gt;'],
    ['"\'', '&quot;&#39;'],
    ['&amp;', '&amp;amp;'],
    ['\u001b[0m', ' [0m'],
  ])('%j is written as %j', (text, expected) => {
    expect(escapeHtml(text)).toBe(expected);
  });

  test('nothing of a page is markup in it', () => {
    const element = {
      selector: hostile,
      html: hostile,
      why: hostile,
      isInFrame: false,
      isNew: true,
    };
    const rows = [
      row({
        rule: hostile,
        impact: hostile,
        help: hostile,
        how: hostile,
        criteria: [{ number: hostile, name: hostile }],
        elements: [element],
      }),
    ];
    const html = writeHtml(
      report({
        address: `https://site.example/${hostile}`,
        skerry: { state: 'on the page', version: hostile },
        axe: hostile,
        counts: [{ rule: hostile, help: hostile, without: 1, with: 1 }],
        groups: { fixed: rows, skerry: rows, owner: rows },
        lookAt: rows,
        notes: [hostile],
      }),
    );
    expect(html).not.toContain('<script');
    expect(html).not.toContain("onload='");
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
  });

  test('an address that is none of the web is no link', () => {
    expect(writeHtml(report({ address: 'javascript:alert(1)' }))).not.toContain('href="javascript');
  });
});

describe.skipIf(!existsSync('dist/inventory.js'))('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['cli/skerry.mjs', 'check', '--accessibility', ...args], {
      encoding: 'utf8',
      env: { ...process.env, SKERRY_CHROMIUM: '/nowhere/chromium' },
    });

  test.each([
    [
      'a file that is not there',
      ['nothing.html'],
      'nothing.html cannot be opened: no such file',
      1,
    ],
    ['an address that is none', ['http://'], 'http:// cannot be opened: it is not an address', 1],
    ['no page at all', [], 'skerry check --accessibility <address', 2],
    ['a time that is none', ['README.md', '--timeout', 'soon'], '--timeout must be', 2],
    [
      'no browser',
      ['README.md'],
      'SKERRY_CHROMIUM is set to /nowhere/chromium, which cannot be run',
      1,
    ],
  ])('%s is reported in one line', (_, args, sentence, status) => {
    const { stderr, status: code } = run(...args);
    expect(stderr).toContain(sentence);
    expect(code).toBe(status);
  });
});

import { describe, expect, test } from 'vitest';
import { reportOf } from '../../../src/runtime/inspector/report-of';
import type { Mount } from '../../../src/runtime/inspector/take-snapshot';

const mount = (overrides: Partial<Mount>): Mount => ({
  name: 'tabs',
  status: 'mounted',
  family: 'modules',
  when: 'visible',
  place: 'div#plans',
  foundAt: 1,
  mountedAt: 2,
  mountMs: 0.5,
  bytes: 2458,
  ...overrides,
});

describe('reportOf', () => {
  const report = reportOf({
    facts: [['Browser', 'one that | breaks\n  tables']],
    mounts: [mount({}), mount({ status: 'failed' }), mount({ name: 'a | b', bytes: null })],
    sections: [
      { title: 'Faults', empty: 'No faults reported.', lines: [{ text: 'tabs (mount): no' }] },
      { title: 'Events', empty: 'No events yet.', lines: [{ at: 12.6, text: 'hash:changed' }] },
      { title: 'Requests', empty: 'No requests yet.', lines: [] },
    ],
  });

  test('has fields that only its author can fill in', () => {
    expect(report).toMatch(/^## Skerry report\n\n\*\*What happened:\*\* /);
    expect(report).toContain('**What should have happened:**');
  });

  test('makes one row of all roots of a mount', () => {
    expect(report).toContain('| tabs | modules | visible | 2 | 0 | 1 | 1 | 1.0 | 2458 |');
    expect(report.match(/^\| tabs /gm)).toHaveLength(1);
    expect(report).toContain('| a \\| b | modules | visible | 1 | 0 | 1 | 0 | 0.5 | – |');
  });

  test('lists facts and lines, each on one line', () => {
    expect(report).toContain('- Browser: one that | breaks tables');
    expect(report).toContain('### Faults\n\n- tabs (mount): no\n');
    expect(report).toContain('- 13 ms: hash:changed');
    expect(report).toContain('### Requests\n\nNo requests yet.');
  });
});

test('a report is Markdown that needs no hand', () => {
  const report = reportOf({
    facts: [['Mode', 'fe']],
    mounts: [mount({})],
    sections: [{ title: 'Faults', empty: 'No faults reported.', lines: [] }],
  });
  expect(report.split('\n')).toEqual([
    '## Skerry report',
    '',
    '**What happened:** ',
    '',
    '**What should have happened:** ',
    '',
    '- Mode: fe',
    '',
    '### Mounts',
    '',
    '| mount | family | wakes | found | asleep | mounted | failed | script ms | bytes |',
    '|---|---|---|--:|--:|--:|--:|--:|--:|',
    '| tabs | modules | visible | 1 | 0 | 1 | 0 | 0.5 | 2458 |',
    '',
    '### Faults',
    '',
    'No faults reported.',
    '',
  ]);
});

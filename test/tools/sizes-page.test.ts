import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/sizes.md', 'utf8');

interface Size {
  readonly gzip: number;
  readonly limit: number | null;
}

/** Another zlib version’s gzip, or another hash in a chunk’s name, changes a size by a few bytes. */
const TOLERANCE = 24;

describe('the page of sizes', () => {
  test.skipIf(!existsSync('dist/sizes.json'))('quotes the sizes of the build', () => {
    const sizes = JSON.parse(readFileSync('dist/sizes.json', 'utf8')) as Record<string, Size>;
    const rows = new Map(
      [...page.matchAll(/^\| ([^`|]+?) \| ([\d,]+) \| ([\d,]+|–) \|$/gm)].map(
        ([, name = '', bytes = '', limit = '']) => [
          name,
          {
            gzip: Number(bytes.replaceAll(',', '')),
            limit: limit === '–' ? null : Number(limit.replaceAll(',', '')),
          },
        ],
      ),
    );
    expect([...rows.keys()]).toEqual(Object.keys(sizes));
    for (const [name, { gzip, limit }] of Object.entries(sizes)) {
      const row = rows.get(name);
      expect(row?.limit).toBe(limit);
      expect(Math.abs((row?.gzip ?? 0) - gzip), name).toBeLessThanOrEqual(TOLERANCE);
    }
  });

  test('quotes what a page may cost', () => {
    const budgets = JSON.parse(readFileSync('page-budgets.json', 'utf8')) as Record<
      string,
      { files: number; gzip: number }
    >;
    for (const [path, { files, gzip }] of Object.entries(budgets)) {
      expect(page).toContain(`| \`${path}\` | ${files} | ${gzip.toLocaleString('en')} |`);
    }
  });
});

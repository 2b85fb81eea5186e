import { describe, expect, test } from 'vitest';
import { earlyFiles } from '../../src/early-files';
import { manifest } from '../../src/manifest';
import { waitsForTouch } from '../../src/runtime/when';
import { files } from '../../tools/build/files.mjs';

/** The file that a definition imports, read from its source text. */
const sourceOf = (load: () => Promise<object>) => {
  const [, path = ''] = /import\w*\("\/?([^"]+)"/.exec(String(load)) ?? [];
  return path;
};

const isSame = (own: string, other: string) => other === own || other.startsWith(`${own}:not(`);

/** The files that an element of this selector loads in any case, awake or asleep. */
const fetchedFor = (target: string, family: string) =>
  manifest
    .filter((each) => each.family === family && !waitsForTouch(each.when))
    .filter(({ selector = '' }) => selector.split(',').some((each) => isSame(target, each)))
    .filter((each) => each.kind === 'island' || !each.needs)
    .flatMap((each) => {
      const asleep = each.kind === 'island' && each.asleep;
      return [each.load, ...(asleep ? [asleep.load] : [])].map(sourceOf);
    });

describe('files that are preloaded beside the runtime', () => {
  for (const { family, selector, files: names } of earlyFiles) {
    for (const each of selector.split(',')) {
      test(`${names.join(' and ')}: needed by ${each} in any case`, () => {
        const sources = fetchedFor(each, family);
        for (const name of names) {
          // Every island needs the UI library.
          if (name === 'ui') expect(sources.join()).toContain('.tsx');
          else expect(sources.some((source) => files[name]?.includes(source))).toBe(true);
        }
      });
    }
  }
});

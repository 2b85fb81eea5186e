import { expect, test } from 'vitest';
import { criteriaOf } from '../../../src/runtime/accessibility/criteria';
import { groupFindings, rowsToLookAt } from '../../../src/runtime/accessibility/group-findings';
import { type RawRule, readFindings } from '../../../src/runtime/accessibility/read-results';

const rule = (id: string, ...targets: readonly (readonly string[])[]): RawRule => ({
  id,
  impact: id === 'marquee' ? 'critical' : 'minor',
  tags: [],
  help: 'help',
  nodes: targets.map((target) => ({ html: `<b id="${String(target)}">`, target })),
});
const rows = (...rules: readonly RawRule[]) => groupFindings(null, readFindings(rules));

test('if only some of the elements are in a frame the owner is told how to fix the others', () => {
  const [row] = rows(rule('image-alt', ['iframe', 'img'], ['img'])).owner;
  expect(row?.count).toBe(2);
  expect(row?.how).toContain('alternative text');
});

test('what is fixed is nothing new, and what only Skerry brings is', () => {
  const before = readFindings([rule('link-name', ['#a'])]);
  const after = readFindings([rule('link-name', ['#b'])]);
  const { fixed, skerry } = groupFindings(before, after);
  expect(fixed[0]?.elements.map(({ isNew }) => isNew)).toEqual([false]);
  expect(skerry[0]?.elements.map(({ isNew }) => isNew)).toEqual([true]);
});

test('findings to be reviewed by a person are sorted by impact, and are not new', () => {
  const found = rowsToLookAt(readFindings([rule('image-alt', ['#a']), rule('marquee', ['#b'])]));
  expect(found.map(({ rule: id }) => id)).toEqual(['marquee', 'image-alt']);
  expect(found.flatMap(({ elements }) => elements.map(({ isNew }) => isNew))).toEqual([
    false,
    false,
  ]);
});

test.each([['xwcag143'], ['wcag143x'], ['wcag14'], ['best-practice']])(
  'the tag %s names no criterion',
  (tag) => {
    expect(criteriaOf([tag])).toEqual([]);
  },
);

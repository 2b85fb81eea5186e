import { getRules } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { criteriaOf } from '../../../src/runtime/accessibility/criteria';
import {
  countOf,
  type Group,
  groupFindings,
  rowsToLookAt,
} from '../../../src/runtime/accessibility/group-findings';
import { type RawRule, readFindings } from '../../../src/runtime/accessibility/read-results';
import { ruleOf } from '../../../src/runtime/accessibility/rules';

interface Node {
  readonly selector?: string | readonly string[];
  readonly html?: string;
}

const rule = (id: string, nodes: readonly Node[], impact = 'serious'): RawRule => ({
  id,
  impact,
  tags: ['cat.color', 'wcag2aa', 'wcag143'],
  help: `help of ${id}`,
  nodes: nodes.map(({ selector = '#a', html = '<a id="a">' }) => ({
    html,
    target: typeof selector === 'string' ? [selector] : selector,
    any: [{ message: 'why' }],
  })),
});
const find = (...rules: readonly RawRule[]) => readFindings(rules);

/** `group: rule count` of every row. */
const summary = (groups: ReturnType<typeof groupFindings>) =>
  (['fixed', 'skerry', 'owner'] as const).flatMap((group: Group) =>
    groups[group].map(({ rule: id, count }) => `${group}: ${id} ${count}`),
  );

describe('a finding', () => {
  const framed = { selector: ['iframe', 'img'] };
  test.each([
    ['that is not found with Skerry is fixed', ['link-name', {}], null, ['fixed: link-name 1']],
    [
      'that stays in theme markup is Skerry’s',
      ['link-name', {}],
      ['link-name', {}],
      ['skerry: link-name 1'],
    ],
    [
      'of words and colours is the owner’s',
      ['image-alt', {}],
      ['image-alt', {}],
      ['owner: image-alt 1'],
    ],
    [
      'of words that is seen only with Skerry is the owner’s',
      null,
      ['color-contrast', {}],
      ['owner: color-contrast 1'],
    ],
    [
      'of a small target that was there is the owner’s',
      ['target-size', {}],
      ['target-size', {}],
      ['owner: target-size 1'],
    ],
    [
      'of a small target that Skerry brings is Skerry’s',
      null,
      ['target-size', {}],
      ['skerry: target-size 1'],
    ],
    [
      'of an unlisted rule is its maker’s',
      ['new-rule', {}],
      ['new-rule', {}],
      ['owner: new-rule 1'],
    ],
    [
      'in a frame is not Skerry’s',
      ['link-name', framed],
      ['link-name', framed],
      ['owner: link-name 1'],
    ],
  ] as const)('%s', (_, before, after, expected) => {
    const of = (entry: readonly [string, Node] | null) =>
      entry ? find(rule(entry[0], [entry[1]])) : [];
    expect(summary(groupFindings(of(before), of(after)))).toEqual(expected);
  });
});

describe('an element is the same in both visits', () => {
  test.each([
    ['by its selector', { html: '<a class="x">' }, { html: '<a class="x y" role="tab">' }, true],
    [
      'by its address, where neighbours have changed its selector',
      { selector: 'a:nth-child(1)', html: '<a href="/p" class="x"><img></a>' },
      {
        selector: 'a:nth-child(2)',
        html: '<a href="/p" class="x y" aria-hidden="false"><img></a>',
      },
      true,
    ],
    [
      'and another one with another address is not',
      { selector: 'a:nth-child(1)', html: '<a href="/p"></a>' },
      { selector: 'a:nth-child(2)', html: '<a href="/q"></a>' },
      false,
    ],
  ] as const)('%s', (_, before, after, isSame) => {
    const groups = groupFindings(
      find(rule('link-name', [before])),
      find(rule('link-name', [after])),
    );
    expect(countOf(groups.fixed)).toBe(isSame ? 0 : 1);
    expect(groups.skerry[0]?.elements[0]?.isNew).toBe(!isSame);
  });

  test('as often as it is there', () => {
    const twice = [{ selector: '#a' }, { selector: '#b' }];
    const groups = groupFindings(
      find(rule('link-name', twice)),
      find(rule('link-name', [{ selector: '#c' }])),
    );
    expect(summary(groups)).toEqual(['fixed: link-name 1', 'skerry: link-name 1']);
  });
});

test('ten thousand elements are counted, and fifty listed', () => {
  const many = Array.from({ length: 10_000 }, () => ({ selector: 'img' }));
  const [row] = groupFindings(find(rule('image-alt', many)), find(rule('image-alt', many))).owner;
  expect(row?.count).toBe(10_000);
  expect(row?.elements).toHaveLength(50);
});

test('rules that block the most users are first', () => {
  const findings = find(rule('image-alt', [{}], 'minor'), rule('video-caption', [{}], 'critical'), {
    ...rule('frame-title', [{}]),
    impact: null,
  });
  const { owner } = groupFindings([], findings);
  expect(owner.map(({ rule: id }) => id)).toEqual(['video-caption', 'image-alt', 'frame-title']);
});

test('of a single visit nothing is called fixed or new', () => {
  const groups = groupFindings(null, find(rule('link-name', [{}]), rule('target-size', [{}])));
  expect(summary(groups)).toEqual(['skerry: link-name 1', 'owner: target-size 1']);
});

test('the owner is told how to fix it, and for a frame whom to contact', () => {
  const framed = { selector: ['iframe', 'img'] };
  const of = (id: string, node: Node) => groupFindings(null, find(rule(id, [node]))).owner[0]?.how;
  expect(of('image-alt', {})).toContain('alternative text');
  expect(of('image-alt', framed)).toContain('provider');
  expect(of('new-rule', {})).toBe('help of new-rule.');
});

test('what no rule could decide is kept for a person', () => {
  const [row] = rowsToLookAt(find(rule('color-contrast', [{}])));
  expect(row).toMatchObject({ rule: 'color-contrast', count: 1 });
  expect(row?.elements[0]?.why).toBe('why');
});

test('markup of any length is one short line', () => {
  const html = `<p>${'a\n'.repeat(5_000)}</p>`;
  const [finding] = find(rule('image-alt', [{ html, selector: ['x'.repeat(5_000)] }]));
  expect(finding?.elements[0]?.html).toHaveLength(301);
  expect(finding?.elements[0]?.html).not.toContain('\n');
  expect(finding?.elements[0]?.selector).toHaveLength(301);
});

test('elements in shadow trees are named by their path, and are in no foreign frame', () => {
  const [finding] = find({
    ...rule('link-name', []),
    nodes: [{ html: '<a>', target: [['#host', 'a']] }],
  });
  expect(finding?.elements[0]).toMatchObject({ selector: '#host > > a', isInFrame: false });
});

describe('rules and criteria', () => {
  const rules = getRules().filter(
    ({ tags }) => !tags.some((tag) => /experimental|wcag2aaa|obsolete/.test(tag)),
  );

  test('every criterion that a rule of axe names has a name', () => {
    const criteria = rules.flatMap(({ tags }) => criteriaOf(tags));
    expect(criteria.length).toBeGreaterThan(60);
    expect(criteria.filter(({ name }) => name === '')).toEqual([]);
  });

  test('every rule of axe is Skerry’s, or has advice for the owner', () => {
    const unexplained = rules.filter(({ ruleId }) => {
      const { whose, how } = ruleOf(ruleId);
      return whose !== 'skerry' && !how;
    });
    // That rule only finds frames that could not be tested, which a person has to check.
    expect(unexplained.map(({ ruleId }) => ruleId)).toEqual(['frame-tested']);
  });

  test.each([
    ['wcag143', '1.4.3'],
    ['wcag1412', '1.4.12'],
    ['wcag258', '2.5.8'],
  ])('%s is %s', (tag, number) => {
    expect(criteriaOf([tag, 'wcag2aa', 'best-practice'])).toMatchObject([{ number }]);
  });

  test('names of objects are no rules', () => {
    expect(ruleOf('constructor')).toEqual({ whose: 'maker' });
  });
});

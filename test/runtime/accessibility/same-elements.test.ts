import { describe, expect, test } from 'vitest';
import { groupFindings } from '../../../src/runtime/accessibility/group-findings';
import {
  type RawRule,
  readFindings,
  runOptions,
} from '../../../src/runtime/accessibility/read-results';

type RawNode = RawRule['nodes'][number];
const node = (html: string, selector: string, more: Partial<RawNode> = {}): RawNode => ({
  html,
  target: [selector],
  ...more,
});
const rule = (nodes: readonly RawNode[], more: Partial<RawRule> = {}): RawRule => ({
  id: 'link-name',
  impact: 'serious',
  tags: [],
  help: 'help',
  nodes,
  ...more,
});

describe('an element whose neighbours have changed its selector', () => {
  const isSame = (before: string, after: string) => {
    const { fixed } = groupFindings(
      readFindings([rule([node(before, 'p:nth-child(1)')])]),
      readFindings([rule([node(after, 'p:nth-child(2)')])]),
    );
    return fixed.length === 0;
  };

  test.each([
    ['its source', '<img src="/a.png" class="x">', '<img class="y" src="/a.png" loading="lazy">'],
    ['its name', '<input name="q">', '<input name="q" aria-invalid="true">'],
    ['its id', '<p id="a" class="x">', '<p id="a">'],
    ['what it is for', '<label for="a">A</label>', '<label for="a" class="x">A</label>'],
    ['its type', '<input type="email">', '<input type="email" class="x">'],
    [
      'what it has in another order',
      '<a href="/p" id="x"></a>',
      '<a id="x" class="y" href="/p"></a>',
    ],
    ['its text', '<p class="a">One</p>', '<p class="b">One</p>'],
    ['the text inside other marks', '<p><b class="a">One</b></p>', '<p><b>One</b></p>'],
    ['a beginning that was cut off', '<p data-a="b', '<p data-a="c'],
  ])('is known by %s', (_, before, after) => {
    expect(isSame(before, after)).toBe(true);
  });

  test.each([
    ['source', '<img src="/a.png">', '<img src="/b.png">'],
    ['name', '<input name="a">', '<input name="b">'],
    ['id', '<p id="a">', '<p id="b">'],
    ['type', '<input type="email">', '<input type="text">'],
    ['label', '<label for="a">', '<label for="b">'],
    ['text', '<p>One</p>', '<p>Two</p>'],
    ['kind', '<b>One</b>', '<i>One</i>'],
    ['level', '<h2>One</h2>', '<h3>One</h3>'],
    ['name of its own', '<x-one></x-one>', '<x-two></x-two>'],
  ])('is another one with another %s', (_, before, after) => {
    expect(isSame(before, after)).toBe(false);
  });
});

describe('what a rule found', () => {
  const [finding] = readFindings([
    rule(
      [
        node('<a>', 'a', { any: [{ message: 'any' }], all: [{ message: 'all' }] }),
        node('<a>', 'b', { any: [], all: [{ message: 'all' }], none: [{ message: 'none' }] }),
        node('<a>', 'c', { none: [{ message: 'none' }] }),
        node('<a>', 'd', { any: [{}] }),
        node('<a>', 'e'),
        { html: ' <a\n  href> ', target: ['#frame', 'a'] },
      ],
      { impact: undefined, help: ' one\n  line ' },
    ),
  ]);

  test('is reported with the first measured element', () => {
    expect(finding?.elements.map(({ why }) => why)).toEqual(['any', 'all', 'none', '', '', '']);
  });

  test('in a frame is reported as such, with the path to it', () => {
    expect(finding?.elements.map(({ isInFrame }) => isInFrame)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(finding?.elements.at(-1)).toMatchObject({
      selector: '#frame > > a',
      html: '<a href>',
    });
  });

  test('is one line, without a weight where axe gives none', () => {
    expect(finding).toMatchObject({ impact: '', help: 'one line' });
  });

  test('of 300 characters is not cut, and of more is', () => {
    const [found] = readFindings([rule([node('x'.repeat(300), 'a'), node('x'.repeat(301), 'b')])]);
    expect(found?.elements.map(({ html }) => html)).toEqual([
      'x'.repeat(300),
      `${'x'.repeat(300)}…`,
    ]);
  });
});

test('rows are sorted by impact, then by their number of elements, those without impact last', () => {
  const of = (id: string, impact: string | null, count: number) =>
    rule(
      Array.from({ length: count }, (_, at) => node('<a>', `${id}${at}`)),
      { id, impact },
    );
  const { owner } = groupFindings(
    null,
    readFindings([
      of('a', null, 9),
      of('b', 'minor', 1),
      of('c', 'moderate', 1),
      of('d', 'serious', 1),
      of('e', 'serious', 3),
      of('f', 'critical', 1),
    ]),
  );
  expect(owner.map(({ rule: id }) => id).join('')).toBe('fedcba');
});

test('small targets are checked, and rules of the levels that sites must meet', () => {
  expect(runOptions.rules['target-size'].enabled).toBe(true);
  expect(runOptions.resultTypes).toEqual(['violations', 'incomplete']);
  for (const tag of ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    expect(runOptions.runOnly).toContain(tag);
});

import { expect, test } from 'vitest';
import { offsetModules } from '../../src/sticky/offset-modules';

type Range = readonly [from: number, to: number];
type Row = readonly [across: Range, down: Range, limit?: Range];

/** The modules that are stuck above the last of these modules; `a` is the first. */
const above = (...rows: readonly Row[]) => {
  const all = rows.map(([[left, right], [top, bottom], limit], at) => ({
    id: String.fromCharCode(97 + at),
    settings: { position: 'top' as const, isSurrounded: true },
    flow: { left, right, top, bottom },
    limit: { top: null, bottom: limit ? { top: limit[0], bottom: limit[1] } : null },
  }));
  const last = all.at(-1)?.id ?? '';
  return offsetModules(all, 'top')
    .get(last)
    ?.map(({ id }) => id)
    .join();
};
const across: Range = [0, 1000];

test.each<readonly [what: string, expected: string, other: Range, own: Range]>([
  ['the same one', 'a', [0, 800], [0, 800]],
  ['one inside', 'a', [100, 700], [0, 800]],
  ['one that begins above', '', [0, 800], [1, 800]],
  ['one that ends below', '', [0, 800], [0, 799]],
])('modules stack where the container of the upper one is %s', (_, expected, other, own) => {
  expect(above([across, [0, 50], other], [across, [200, 250], own])).toBe(expected);
});

test.each<readonly [what: string, expected: string, rows: readonly Row[]]>([
  [
    'to its right',
    '',
    [
      [
        [600, 900],
        [0, 50],
      ],
      [
        [0, 500],
        [200, 250],
      ],
    ],
  ],
  [
    'right beside it',
    '',
    [
      [
        [500, 900],
        [0, 50],
      ],
      [
        [0, 500],
        [200, 250],
      ],
    ],
  ],
  [
    'to its left',
    '',
    [
      [
        [0, 400],
        [0, 50],
      ],
      [
        [500, 900],
        [200, 250],
      ],
    ],
  ],
  [
    'above it, further in, at the upper edge of the page',
    'a',
    [
      [
        [10, 500],
        [0, 50],
      ],
      [across, [200, 250]],
    ],
  ],
  // The first is compared with nothing at 0 (sticky.md §5), so this one counts as seen.
  [
    'above it, further in, above that edge',
    '',
    [
      [
        [10, 500],
        [-9, 50],
      ],
      [across, [200, 250]],
    ],
  ],
])('a module heeds one %s or not', (_, expected, rows) => {
  expect(above(...rows)).toBe(expected);
});

test.each<readonly [what: string, expected: string, rows: readonly Row[]]>([
  [
    'the first, which is beside the second',
    'a',
    [
      [
        [0, 400],
        [0, 100],
      ],
      [
        [600, 900],
        [50, 150],
      ],
      [across, [300, 350]],
    ],
  ],
  [
    'both, where the second begins where it does itself',
    'a,b',
    [
      [
        [100, 700],
        [0, 100],
      ],
      [
        [120, 800],
        [50, 150],
      ],
      [
        [120, 900],
        [300, 350],
      ],
    ],
  ],
  [
    'both, where the second begins where the first ends',
    'a,b',
    [
      [across, [0, 50]],
      [
        [200, 900],
        [50, 100],
      ],
      [across, [300, 350]],
    ],
  ],
  [
    'the second, where the first is beside it',
    'b',
    [
      [
        [0, 400],
        [0, 100],
      ],
      [
        [600, 900],
        [50, 150],
      ],
      [
        [500, 1000],
        [300, 350],
      ],
    ],
  ],
  [
    'the first, where that ends at its own edge',
    'a',
    [
      [
        [0, 400],
        [0, 100],
      ],
      [
        [600, 900],
        [50, 150],
      ],
      [
        [400, 1000],
        [300, 350],
      ],
    ],
  ],
])('of two modules above it a module heeds %s', (_, expected, rows) => {
  expect(above(...rows)).toBe(expected);
});

import type { Position } from '../../src/sticky/settings-on';

export interface Vector {
  readonly name: string;
  readonly position: Position;
  readonly T: number;
  readonly h: number;
  readonly hs: number;
  readonly Otop?: number;
  readonly Obottom?: number;
  readonly H: number;
  readonly topLimit?: { readonly top: number };
  readonly bottomLimit?: { readonly bottom: number };
  readonly surrTop?: number;
  readonly surrBottom?: number;
  /** Scroll position, state (with the edge), margin while paused. */
  readonly steps: readonly (readonly [number, string, number | null])[];
}

const section = { top: 0, bottom: 2000 };
const bounds = { top: 1500, bottom: 3500 };

/** Examples of sticky.md §14. */
export const vectors: readonly Vector[] = [
  {
    name: 'W1',
    position: 'top',
    T: 300,
    h: 100,
    hs: 100,
    Otop: 20,
    H: 800,
    bottomLimit: { bottom: 1300 },
    steps: [
      [0, 'N', null],
      [280, 'N', null],
      [281, 'F', null],
      [1179, 'F', null],
      [1180, 'P', 0],
      [1181, 'P', -1],
      [1300, 'P', -120],
      [1400, 'P', -220],
      [1100, 'F', null],
      [280, 'N', null],
    ],
  },
  {
    name: 'W2',
    position: 'bottom',
    T: 1500,
    h: 100,
    hs: 100,
    Obottom: 30,
    H: 800,
    topLimit: { top: 1200 },
    steps: [
      [0, 'P', -530],
      [500, 'P', -30],
      [529, 'P', -1],
      [530, 'P', 0],
      [531, 'F', null],
      [829, 'F', null],
      [830, 'N', null],
      [600, 'F', null],
      [400, 'P', -130],
    ],
  },
  {
    name: 'W3, whose unit does not count',
    position: 'top',
    T: 200,
    h: 100,
    hs: 100,
    Otop: 10,
    H: 800,
    steps: [
      [190, 'N', null],
      [191, 'F', null],
    ],
  },
  {
    name: 'W3 from above the edge',
    position: 'top',
    T: 200,
    h: 100,
    hs: 100,
    Otop: -20,
    H: 800,
    steps: [
      [220, 'N', null],
      [221, 'F', null],
    ],
  },
  {
    name: 'W4',
    position: 'top_bottom',
    T: 1500,
    h: 100,
    hs: 100,
    Otop: 10,
    Obottom: 30,
    H: 800,
    steps: [
      [0, 'F:bottom', null],
      [829, 'F:bottom', null],
      [830, 'N', null],
      [1490, 'N', null],
      [1491, 'F:top', null],
      [2000, 'F:top', null],
      // A jump over the neutral zone misses no change (sticky.md §13, Q5).
      [500, 'F:bottom', null],
    ],
  },
  {
    name: 'W5',
    position: 'top_bottom',
    T: 2000,
    h: 100,
    hs: 100,
    H: 800,
    topLimit: bounds,
    bottomLimit: bounds,
    steps: [
      [0, 'P:bottom', -800],
      [700, 'P:bottom', -100],
      [799, 'P:bottom', -1],
      [800, 'P:bottom', 0],
      [801, 'F:bottom', null],
      [1299, 'F:bottom', null],
      [1300, 'N', null],
      [2000, 'N', null],
      [2001, 'F:top', null],
      [3399, 'F:top', null],
      [3400, 'P:top', 0],
      [3401, 'P:top', -1],
      [3450, 'P:top', -50],
    ],
  },
  {
    name: 'W9, a',
    position: 'top',
    T: 200,
    h: 50,
    hs: 50,
    H: 800,
    bottomLimit: section,
    steps: [
      [1949, 'F', null],
      [1950, 'P', 0],
    ],
  },
  {
    name: 'W9, b',
    position: 'top',
    T: 600,
    h: 80,
    hs: 80,
    Otop: 50,
    H: 800,
    bottomLimit: section,
    steps: [
      [1869, 'F', null],
      [1870, 'P', 0],
      [1880, 'P', -10],
    ],
  },
  {
    name: 'W10, a',
    position: 'top_bottom',
    T: 200,
    h: 50,
    hs: 50,
    Obottom: 80,
    H: 800,
    topLimit: section,
    bottomLimit: section,
    surrBottom: 80,
    steps: [
      [1000, 'F:top', null],
      [1869, 'F:top', null],
      [1870, 'P:top', 0],
      [1871, 'P:top', -1],
      [1880, 'P:top', -10],
      [1950, 'P:top', -80],
      [1960, 'P:top', -90],
    ],
  },
  {
    name: 'W10, b',
    position: 'top_bottom',
    T: 600,
    h: 80,
    hs: 80,
    Otop: 50,
    H: 800,
    topLimit: section,
    bottomLimit: section,
    surrTop: 50,
    steps: [
      [1000, 'F:top', null],
      [1869, 'F:top', null],
      [1870, 'P:top', 0],
      [1949, 'P:top', -79],
      [1960, 'P:top', -90],
    ],
  },
];

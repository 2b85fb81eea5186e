import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeOffset, surroundingOffset } from '../../src/sticky/edge-offset';
import { type Box, offsetModules, type Stacked } from '../../src/sticky/offset-modules';
import type { Position } from '../../src/sticky/settings-on';

type Range = readonly [number, number];
const box = ([left, right]: Range, [top, bottom]: Range): Box => ({ left, right, top, bottom });

interface ModuleOptions {
  readonly id: string;
  readonly across: Range;
  readonly down: Range;
  readonly position?: Position;
  readonly isSurrounded?: boolean;
  readonly limit?: Range;
}

const stacked = ({
  id,
  across,
  down,
  position = 'top',
  isSurrounded = true,
  limit,
}: ModuleOptions): Stacked => {
  const record = limit ? { top: limit[0], bottom: limit[1] } : null;
  return {
    id,
    settings: { position, isSurrounded },
    flow: box(across, down),
    limit: { top: record, bottom: record },
  };
};

const lists = (modules: readonly ModuleOptions[], edge: 'top' | 'bottom' = 'top') =>
  Object.fromEntries(
    [...offsetModules(modules.map(stacked), edge)].map(([id, list]) => [
      id,
      list.map((other) => other.id),
    ]),
  );

const full: Range = [120, 1080];

describe('modules stack', () => {
  test('in one column (O1) [S3.27a]', () => {
    expect(
      lists([
        { id: 'a', across: full, down: [200, 250] },
        { id: 'b', across: full, down: [600, 680] },
        { id: 'c', across: full, down: [1000, 1060] },
      ]),
    ).toEqual({ a: [], b: ['a'], c: ['a', 'b'] });
  });

  test('past one that is hidden on this device', () => {
    const a: ModuleOptions = { id: 'a', across: [0, 0], down: [0, 0] };
    const b: ModuleOptions = { id: 'b', across: [0, 400], down: [0, 80] };
    const c: ModuleOptions = { id: 'c', across: [0, 400], down: [200, 280] };
    expect(lists([a, b, c])).toEqual({ b: [], c: ['b'] });
    const atBottom = [c, b, a].map((each) => ({ ...each, position: 'bottom' as const }));
    expect(lists(atBottom, 'bottom')).toEqual({ c: ['b'], b: [] });
  });

  test('beside each other (O2)', () => {
    expect(
      lists([
        { id: 'a', across: [120, 580], down: [0, 50] },
        { id: 'b', across: [620, 1080], down: [0, 80] },
        { id: 'c', across: [120, 1080], down: [480, 540] },
        { id: 'd', across: [120, 580], down: [540, 580] },
        { id: 'e', across: [620, 1080], down: [540, 570] },
      ]),
    ).toEqual({ a: [], b: [], c: ['a'], d: ['a', 'c'], e: ['a', 'c'] });
  });

  test('without a gutter (O3)', () => {
    expect(
      lists([
        { id: 'a', across: [120, 600], down: [0, 50] },
        { id: 'b', across: [600, 1080], down: [0, 80] },
        { id: 'c', across: [120, 600], down: [480, 540] },
        { id: 'd', across: [120, 600], down: [540, 580] },
        { id: 'e', across: [600, 1080], down: [540, 570] },
      ]),
    ).toEqual({ a: [], b: ['a'], c: ['a'], d: ['a', 'c'], e: ['a', 'c', 'd'] });
  });

  test('only within limits that hold both (O4)', () => {
    expect(
      lists([
        { id: 'a', across: full, down: [100, 150], limit: [0, 800] },
        { id: 'b', across: full, down: [900, 950], limit: [800, 2300] },
        { id: 'c', across: full, down: [1200, 1250] },
      ]),
    ).toMatchObject({ a: [], b: [], c: [] });
  });

  test('at the bottom in reverse (O5) [S3.27b]', () => {
    const modules: ModuleOptions[] = [
      { id: 'a', across: full, down: [1500, 1550], position: 'bottom' },
      { id: 'b', across: full, down: [1850, 1930], position: 'top_bottom' },
      { id: 'c', across: full, down: [2000, 2030], position: 'top' },
      { id: 'd', across: full, down: [2100, 2130], position: 'bottom' },
    ];
    expect(lists(modules, 'bottom')).toEqual({ a: ['b', 'd'], b: ['d'], d: [] });
  });

  test('unless one does not heed its surroundings: it has no list at all (O6)', () => {
    expect(
      lists([
        { id: 'a', across: full, down: [200, 250] },
        { id: 'b', across: full, down: [600, 680], isSurrounded: false },
      ]),
    ).toEqual({ a: [] });
  });

  test('in a stable order, each after those that precede it', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 1, max: 1200 }))
      .map(([from, length]): Range => [from, from + length]);
    const modules = fc
      .array(fc.record({ across: range, down: range }), { maxLength: 12 })
      .map((all) => all.map((options, at): ModuleOptions => ({ ...options, id: `m${at}` })));
    fc.assert(
      fc.property(modules, (all) => {
        const ids = all.map(({ id }) => id);
        for (const [id, list] of Object.entries(lists(all))) {
          const at = list.map((other) => ids.indexOf(other));
          expect(at).toEqual([...new Set(at)].sort((a, b) => a - b));
          expect(at.every((place) => place < ids.indexOf(id))).toBe(true);
        }
      }),
    );
  });
});

const stuck = (top: number, heightSticky: number, bottom = 0) => ({
  settings: { offset: { top, bottom } },
  heightSticky,
});
const bars = { always: 0, surrounding: 0 };

describe('the distance from an edge', () => {
  test('is its own and that of all between (W6)', () => {
    const [a, b, c] = [stuck(10, 50), stuck(5, 80), stuck(0, 60)] as const;
    expect(edgeOffset('top', a, { others: [], bars })).toBe(10);
    expect(edgeOffset('top', b, { others: [a], bars })).toBe(65);
    expect(edgeOffset('top', c, { others: [a, b], bars })).toBe(145);
  });

  test('is its own alone where it heeds no surroundings (W7)', () => {
    expect(edgeOffset('top', stuck(5, 80), { others: undefined, bars })).toBe(5);
  });

  test('counts from below at the bottom (W8)', () => {
    const a = stuck(0, 50, 7);
    const b = stuck(0, 80, 10);
    expect(edgeOffset('bottom', a, { others: [b], bars })).toBe(97);
    expect(surroundingOffset('bottom', [b])).toBe(90);
  });

  test('leaves room for the admin bar always, for the navigation where it heeds its surroundings (W11)', () => {
    const fixed = { always: 32, surrounding: 30 + 54 };
    expect(edgeOffset('top', stuck(10, 40), { others: [], bars: fixed })).toBe(126);
    expect(edgeOffset('top', stuck(10, 40), { others: undefined, bars: fixed })).toBe(42);
  });
});

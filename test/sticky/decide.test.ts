import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decision, decide, type Geometry } from '../../src/sticky/decide';
import type { Position } from '../../src/sticky/settings-on';
import { type Vector, vectors } from './vectors';

const geometryOf = (vector: Vector): Geometry => ({
  flow: { top: vector.T, height: vector.h },
  heightSticky: vector.hs,
  offset: { top: vector.Otop ?? 0, bottom: vector.Obottom ?? 0 },
  surrounding: { top: vector.surrTop ?? 0, bottom: vector.surrBottom ?? 0 },
  limit: { top: vector.topLimit ?? null, bottom: vector.bottomLimit ?? null },
});

const LETTERS = { free: 'N', fixed: 'F', paused: 'P' };
const shown = (decision: Decision, withEdge: boolean) =>
  LETTERS[decision.state] + (withEdge && decision.state !== 'free' ? `:${decision.edge}` : '');

describe('a module is free, stuck or paused', () => {
  test.each(vectors)(
    'as worked out in $name [S4.50] [S4.51] [S4.52] [S4.53] [S4.49a, S4.49b, S4.49c, S4.54a, S4.54b]',
    (vector) => {
      const geometry = geometryOf(vector);
      for (const [scroll, state, margin] of vector.steps) {
        const decision = decide(vector.position, { scroll, height: vector.H }, geometry);
        expect([scroll, shown(decision, state.includes(':'))]).toEqual([scroll, state]);
        if (margin !== null) expect(decision).toMatchObject({ margin });
      }
    },
  );

  test('and its height while stuck counts at its limit, so it does not jump there (Q2)', () => {
    const geometry: Geometry = {
      flow: { top: 200, height: 100 },
      heightSticky: 40,
      offset: { top: 0, bottom: 0 },
      surrounding: { top: 0, bottom: 0 },
      limit: { top: null, bottom: { bottom: 1000 } },
    };
    expect(decide('top', { scroll: 900, height: 800 }, geometry)).toEqual({
      state: 'fixed',
      edge: 'top',
      margin: 0,
    });
    expect(decide('top', { scroll: 960, height: 800 }, geometry)).toMatchObject({
      state: 'paused',
      margin: 0,
    });
  });

  test('and a builder that zooms out doubles the distances [S4.60c]', () => {
    const geometry: Geometry = {
      flow: { top: 1500, height: 100 },
      heightSticky: 100,
      offset: { top: 20, bottom: 30 },
      surrounding: { top: 0, bottom: 0 },
      limit: { top: null, bottom: null },
    };
    const zoomed = { scroll: 0, height: 400 * 2 };
    expect(decide('bottom', { ...zoomed, scroll: 829 }, geometry).state).toBe('fixed');
    expect(decide('bottom', { ...zoomed, scroll: 830 }, geometry).state).toBe('free');
  });
});

const size = fc.integer({ min: 0, max: 4000 });
const small = fc.integer({ min: 0, max: 400 });
const scrolls = fc.double({ min: -200, max: 20_000, noNaN: true });
const geometries = fc
  .record({
    flow: fc.record({ top: size, height: small }),
    heightSticky: small,
    offset: fc.record({ top: small, bottom: small }),
    surrounding: fc.record({ top: small, bottom: small }),
    above: size,
    below: size,
  })
  .map(({ above, below, ...rest }) => ({
    ...rest,
    limit: {
      top: { top: rest.flow.top - above },
      bottom: { bottom: rest.flow.top + rest.flow.height + below },
    },
  }));
const positions = fc.constantFrom<Position>('none', 'top', 'bottom', 'top_bottom');

/** The top of a stuck module as rendered, in pixels of the document. */
const drawnTop = (decision: Decision, scroll: number, height: number, geometry: Geometry) => {
  if (decision.state === 'free') return geometry.flow.top;
  const { offset, heightSticky } = geometry;
  return decision.edge === 'top'
    ? scroll + offset.top + decision.margin
    : scroll + height - offset.bottom - decision.margin - heightSticky;
};

describe('at any place of any page', () => {
  test('a module that is not to be stuck never is [S4.49a]', () => {
    fc.assert(
      fc.property(scrolls, size, geometries, (scroll, height, geometry) => {
        expect(decide('none', { scroll, height }, geometry).state).toBe('free');
      }),
    );
  });

  test('a stuck module never leaves its limit [S4.54a]', () => {
    fc.assert(
      fc.property(positions, scrolls, size, geometries, (position, scroll, height, geometry) => {
        const decision = decide(position, { scroll, height }, geometry);
        if (decision.state === 'free') return;
        const top = drawnTop(decision, scroll, height, geometry);
        const { limit, surrounding, heightSticky } = geometry;
        if (decision.edge === 'top') {
          expect(top + heightSticky).toBeLessThanOrEqual(
            limit.bottom.bottom - surrounding.bottom + 1e-6,
          );
        } else expect(top).toBeGreaterThanOrEqual(limit.top.top + surrounding.top - 1e-6);
      }),
    );
  });

  test('pausing changes to sticking without a jump, and back the same way [S4.54b]', () => {
    fc.assert(
      fc.property(size, geometries, (height, geometry) => {
        const { limit, surrounding, offset, heightSticky } = geometry;
        const pause = limit.bottom.bottom - surrounding.bottom - offset.top - heightSticky;
        for (const scroll of [pause - 1e-7, pause, pause + 1e-7]) {
          const decision = decide('top', { scroll, height }, geometry);
          if (decision.state !== 'free') expect(Math.abs(decision.margin)).toBeLessThan(1e-3);
        }
      }),
    );
  });

  test('each state is entered and left once on the way down: nothing flickers', () => {
    fc.assert(
      fc.property(
        positions,
        fc.integer({ min: 1, max: 1000 }),
        geometries,
        fc.array(scrolls, { maxLength: 40 }),
        (position, height, geometry, places) => {
          const states = places
            .sort((a, b) => a - b)
            .map((scroll) => shown(decide(position, { scroll, height }, geometry), true));
          const runs = states.filter((state, at) => state !== states[at - 1]);
          expect(new Set(runs).size).toBe(runs.length);
        },
      ),
    );
  });
});

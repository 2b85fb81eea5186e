import { array, assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesReviews, tabOfAnchor, tabOfValues } from '../../../src/modules/tabs/read-tabs';
import { initialTabs, reduceTabs, type TabsAction } from '../../../src/modules/tabs/tabs-state';

describe('which tab the address names', () => {
  test.each([
    [['1'], 3, 1],
    [['0'], 3, 0],
    [['3'], 3, -1],
    [['-1'], 3, -1],
    [['1.5'], 3, -1],
    [['1e1'], 99, -1],
    [['one'], 3, -1],
    [['99999'], 100_000, -1],
    [[], 3, -1],
    [undefined, 3, -1],
  ])('%j of %i tabs is %i [S2.03a]', (values, count, index) => {
    expect(tabOfValues(values, count)).toBe(index);
  });

  test.each([
    ['tab-reviews', 1],
    ['reviews', 1],
    ['description', 0],
    ['tab-other', -1],
    ['contact', -1],
  ])('the anchor #%s names tab %i [S2.05a, S2.05b]', (id, index) => {
    const links = ['#tab-description', '#tab-reviews', '#', null];
    expect(tabOfAnchor([{ id, values: [] }], links)).toBe(index);
  });

  test('a module state is no anchor', () => {
    expect(tabOfAnchor([{ id: 'reviews', values: ['1'] }], ['#tab-reviews'])).toBe(-1);
  });

  test.each([
    ['reviews', true],
    ['product_reviews_tab', true],
    ['comment-17', true],
    ['comment-', false],
    ['comments', false],
    ['tab-description', false],
  ])('the anchor #%s leads into the reviews of a product: %s [S2.08]', (id, isMatch) => {
    expect(namesReviews([{ id, values: [] }])).toBe(isMatch);
    expect(namesReviews([{ id, values: ['1'] }])).toBe(false);
  });

  test('no hash leads outside the tabs', () => {
    assert(
      property(array(string({ unit: 'binary' })), integer({ min: 0, max: 20 }), (values, count) => {
        const index = tabOfValues(values, count);
        expect(index >= -1 && index < count).toBe(true);
      }),
    );
  });
});

describe('changing tabs', () => {
  const act = (actions: readonly TabsAction[], start = 0) =>
    actions.reduce(reduceTabs, initialTabs(start));

  test('fades the old panel out, then the new one in [S4.39b]', () => {
    expect(act([2])).toEqual({ shown: 0, wanted: 2, phase: 'out' });
    expect(act([2, 'faded'])).toEqual({ shown: 2, wanted: 2, phase: 'in' });
    expect(act([2, 'faded', 'faded'])).toEqual({ shown: 2, wanted: 2, phase: 'rest' });
  });

  test('ends on the tab that is wanted last, also when that changes on the way', () => {
    expect(act([2, 1, 'faded'])).toMatchObject({ shown: 1, phase: 'in' });
    expect(act([2, 'faded', 0, 'faded'])).toEqual({ shown: 2, wanted: 0, phase: 'out' });
  });

  test('choosing the open tab changes nothing', () => {
    const state = initialTabs(1);
    expect(reduceTabs(state, 1)).toBe(state);
  });

  test('whatever is chosen, fades lead to rest on the wanted tab [S4.39b]', () => {
    const action = oneof(integer({ min: 0, max: 4 }), constantFrom('faded' as const));
    assert(
      property(array(action, { maxLength: 30 }), (actions) => {
        const state = act(actions);
        const settled = (['faded', 'faded', 'faded', 'faded'] as const).reduce(reduceTabs, state);
        expect(settled).toEqual({ shown: state.wanted, wanted: state.wanted, phase: 'rest' });
      }),
    );
  });
});

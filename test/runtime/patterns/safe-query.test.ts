import { describe, expect, test } from 'vitest';
import { safeQuery } from '../../../src/runtime/patterns/safe-query';

describe('a selector from the configuration', () => {
  test.each([
    ['one that the page has', '.here', 'here'],
    ['one that names nothing', '.gone', undefined],
    ['none that a browser understands', '..', undefined],
    ['an empty one', '', undefined],
    ['one with an unknown pseudo-class', ':no-such-thing(1)', undefined],
  ])('%s', (_, selector, expected) => {
    document.body.innerHTML = '<p class="here"></p>';
    const found = safeQuery(() => document.querySelector(selector));
    expect(found?.className).toBe(expected);
  });

  test('the found elements are returned unchanged', () => {
    document.body.innerHTML = '<p></p><p></p>';
    expect(safeQuery(() => document.querySelectorAll('p'))).toHaveLength(2);
    expect(safeQuery(() => document.querySelectorAll('p >'))).toBeNull();
  });
});

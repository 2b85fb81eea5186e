// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useHashState } from '../../../src/runtime/dom/use-hash-state';
import { createHashState, type HashState } from '../../../src/runtime/hash/hash-state';
import { createBus } from '../../../src/runtime/bus';
import type { Page } from '../../../src/runtime/page';
import { mount } from '../../support/mount';

let hash: HashState;
let end: () => void;
let seen: ReturnType<typeof useHashState>;

/** An island that keeps its state in the address under this id. */
const open = (address: string, id: string, onLayout = () => {}) => {
  window.location.hash = address;
  hash = createHashState(
    window,
    createBus(() => {}),
  );
  end = mount({
    page: { hash } as Page,
    root: document.createElement('div'),
    island: () => {
      seen = useHashState(id);
      useLayoutEffect(onLayout, []);
      return null;
    },
  });
};
const goTo = (address: string) =>
  act(() => {
    window.location.hash = address;
    window.dispatchEvent(new Event('hashchange'));
  });
afterEach(() => {
  end();
  hash.undo();
  window.location.hash = '';
});

test('an island starts from its values in the address, and follows the address', () => {
  open('#plans|2', 'plans');
  expect(seen[0]).toEqual(['2']);
  goTo('#plans|3||other|1');
  expect(seen[0]).toEqual(['3']);
  goTo('#other|1');
  expect(seen[0]).toBeUndefined();
});

test('an island follows an address that changes before it is painted [S2.04]', () => {
  open('#plans|2', 'plans', () => {
    window.location.hash = '#plans|3';
    window.dispatchEvent(new Event('hashchange'));
  });
  act(() => {});
  expect(seen[0]).toEqual(['3']);
});

test('the state of an island is in the address under its id', () => {
  open('#other|1', 'plans');
  act(() => seen[1](['4']));
  expect(window.location.hash).toBe('#other|1||plans|4');
});

test('an island without an id has no state in the address', () => {
  open('#|2', '');
  expect(seen[0]).toBeUndefined();
  goTo('#|3');
  expect(seen[0]).toBeUndefined();
  act(() => seen[1](['4']));
  expect(window.location.hash).toBe('#|3');
});

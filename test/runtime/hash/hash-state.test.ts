import { afterEach, expect, test, vi } from 'vitest';
import { createBus } from '../../../src/runtime/bus';
import { createHashState, type HashState } from '../../../src/runtime/hash/hash-state';

let state: HashState;
const open = (win: Window = window) =>
  createHashState(
    win,
    createBus(() => {}),
  );
afterEach(() => {
  state.undo();
  window.location.hash = '';
});

test('a module is notified of its values when the address changes, until the end [S2.04]', () => {
  const bus = createBus(() => {});
  state = createHashState(window, bus);
  const listener = vi.fn();
  bus.on('hash:changed', listener);
  const change = (hash: string) => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  };
  change('#plans|2');
  expect(state.read('plans')).toEqual(['2']);
  expect(listener).toHaveBeenCalledWith({ ids: ['plans'] });
  change('#plans|1');
  expect(state.read('plans')).toEqual(['1']);
  state.undo();
  change('#plans|0');
  expect(state.read('plans')).toEqual(['1']);
});

test('a module keeps its values in the address beside those of others, an unnamed one does not [S2.02a]', () => {
  window.location.hash = '#photos|3';
  state = open();
  state.write('plans', ['1']);
  expect(window.location.hash).toBe('#photos|3||plans|1');
  state.write('', ['7']);
  expect(window.location.hash).toBe('#photos|3||plans|1');
});

test('Back leads to where the visitor was before, not to the same values again [S2.04]', () => {
  const visited: string[] = [];
  const location = {
    get hash() {
      return visited.at(-1) ?? '';
    },
    set hash(value: string) {
      visited.push(value);
    },
  };
  const listeners = { addEventListener() {}, removeEventListener() {} };
  state = open({ ...listeners, location, document } as unknown as Window);
  for (const value of ['1', '1', '2']) state.write('plans', [value]);
  expect(visited).toEqual(['#plans|1', '#plans|2']);
});

test.each([
  ['#contact', 'contact'],
  ['#contact||plans|1', 'contact'],
  ['#contact|1', undefined],
  ['#plans|1||contact', undefined],
  ['#nowhere', undefined],
  ['', undefined],
])('the address %s names the element %s', (hash, id) => {
  document.body.innerHTML = '<p id="contact"></p><p id="plans"></p>';
  window.location.hash = hash;
  state = open();
  expect(state.target()?.id).toBe(id);
});

test('what the address does not name has no values', () => {
  window.location.hash = '#plans|1';
  state = open();
  expect(state.read('photos')).toBeUndefined();
  expect(state.$hash.get()).toEqual([{ id: 'plans', values: ['1'] }]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { createBus } from '../../../src/runtime/bus';
import { createHashState, type HashState } from '../../../src/runtime/hash/hash-state';

let state: HashState;
afterEach(() => {
  state.undo();
  window.location.hash = '';
});

test('a module is notified of its values when the address changes, until the end [S2.04]', () => {
  const bus = createBus(() => {});
  state = createHashState(window, bus);
  const told = vi.fn();
  bus.on('hash:changed', told);
  const change = (hash: string) => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  };
  change('#plans|2');
  expect(state.read('plans')).toEqual(['2']);
  expect(told).toHaveBeenCalledWith({ ids: ['plans'] });
  change('#plans|1');
  expect(state.read('plans')).toEqual(['1']);
  state.undo();
  change('#plans|0');
  expect(state.read('plans')).toEqual(['1']);
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createControllerScope, startInScope } from '../../src/runtime/controller-scope';
import type { LazyDefinition } from '../../src/runtime/definition';
import { createShopPage, settle } from '../shop/shop-page';

const open = (html = '<button id="a"><i>x</i></button>') => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { page, clear } = createShopPage({ html });
  const made = createControllerScope(page, 'sample');
  const faults = () => page.report.faults.map(({ source, phase }) => `${source} ${phase}`);
  const button = page.document.getElementById('a') as HTMLElement;
  return { ...made, page, clear, faults, button };
};
const boom = () => {
  throw new Error('boom');
};
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('nothing of a controller continues after its end: listeners, bus, plugin events, timers, changes', () => {
  vi.useFakeTimers();
  const { scope, end, page, button, clear } = open();
  const received: string[] = [];
  const record = (what: string) => () => void received.push(what);
  scope.listen(button, 'click', record('listen'));
  scope.delegate('click', '#a', record('delegate'));
  scope.on('cart:changed', record('bus'));
  scope.onPluginEvent('one two', record('plugin'));
  scope.after(10, record('timer'));
  scope.changes.setClass(button, 'is-on', true);
  scope.onEnd(record('first'));
  scope.onEnd(record('second'));
  const act = () => {
    button.querySelector('i')?.click();
    page.bus.emit('cart:changed', { hash: '', source: 'add' });
    for (const name of ['one', 'two']) {
      page.document.body.dispatchEvent(new CustomEvent(`skerry:${name}`, { bubbles: true }));
    }
  };
  act();
  expect(received).toEqual(['listen', 'delegate', 'bus', 'plugin', 'plugin']);
  received.length = 0;
  end();
  end();
  expect(received).toEqual(['second', 'first']);
  expect(button.outerHTML).toBe('<button id="a"><i>x</i></button>');
  expect(scope.signal.aborted).toBe(true);
  received.length = 0;
  act();
  vi.advanceTimersByTime(20);
  expect(received).toEqual([]);
  scope.onEnd(record('late'));
  expect(received).toEqual(['late']);
  clear();
});

test('a timer is cancelled by what it returned', () => {
  vi.useFakeTimers();
  const { scope, clear } = open();
  const action = vi.fn();
  const cancel = scope.after(10, action);
  scope.after(10, action);
  cancel();
  vi.advanceTimersByTime(20);
  expect(action).toHaveBeenCalledTimes(1);
  clear();
});

test('an undo that was forgotten is not called, and a timer that has run is not kept', () => {
  vi.useFakeTimers();
  const { scope, end, clear } = open();
  const undo = vi.fn();
  scope.onEnd(undo)();
  scope.after(1, () => {});
  vi.advanceTimersByTime(1);
  const cleared = vi.spyOn(window, 'clearTimeout');
  end();
  expect(undo).not.toHaveBeenCalled();
  expect(cleared).not.toHaveBeenCalled();
  scope.after(1, undo);
  vi.advanceTimersByTime(2);
  expect(undo).not.toHaveBeenCalled();
  clear();
});

test('an error thrown by a callback is reported with the name of its controller, and the rest continues', async () => {
  vi.useFakeTimers();
  const { scope, end, page, button, faults, clear } = open();
  const ran = vi.fn();
  scope.listen(button, 'keydown', boom);
  scope.delegate('click', '#a', boom);
  scope.on('cart:changed', boom);
  scope.after(1, boom);
  scope.onEnd(ran);
  scope.onEnd(boom);
  const expected: string[] = [];
  const expectFault = (phase: string) => {
    expected.push(`sample ${phase}`);
    expect(faults().length).toBeGreaterThan(0);
    expect(new Set(faults())).toEqual(new Set(expected));
  };
  button.dispatchEvent(new KeyboardEvent('keydown'));
  expectFault('event');
  button.click();
  page.bus.emit('cart:changed', { hash: '', source: 'add' });
  vi.advanceTimersByTime(1);
  expectFault('event');
  scope.inBackground(Promise.reject(new Error('late')));
  scope.inBackground(Promise.reject(new Error('no start')), 'start');
  vi.useRealTimers();
  await settle();
  expected.push('sample call');
  expectFault('start');
  end();
  expectFault('unmount');
  expect(ran).toHaveBeenCalledTimes(1);
  clear();
});

test('a controller that throws while it starts leaves nothing behind', () => {
  const { page, button, clear } = open();
  const start = () =>
    startInScope(page, 'sample', ({ changes }) => {
      changes.setClass(button, 'is-on', true);
      boom();
    });
  expect(start).toThrow('boom');
  expect(button.className).toBe('');
  clear();
});

test('lazy code starts in the scope with what it is given, not after its end, and its faults have its name', async () => {
  const { scope, end, faults, clear } = open();
  const start = vi.fn();
  const lazy: LazyDefinition<[argument: string]> = { name: 'late', load: async () => ({ start }) };
  scope.startLazy(lazy, 'given');
  await settle();
  expect(start).toHaveBeenCalledWith(scope, 'given');
  const broken: LazyDefinition = { name: 'broken', load: async () => ({ start: boom }) };
  const missing: LazyDefinition = { name: 'missing', load: () => Promise.reject(new Error('404')) };
  scope.startLazy(broken);
  scope.startLazy(missing);
  await settle();
  expect(new Set(faults())).toEqual(new Set(['broken start', 'missing load']));
  scope.startLazy(lazy, 'again');
  end();
  await settle();
  expect(start).toHaveBeenCalledTimes(1);
  clear();
});

test('a guarded callback reports the phase that its controller names', () => {
  const { scope, faults, clear } = open();
  scope.guard(boom, 'start')();
  expect(faults()).toEqual(['sample start']);
  clear();
});

test('a timer that is set after the end never runs', () => {
  vi.useFakeTimers();
  const { scope, end, clear } = open();
  const action = vi.fn();
  end();
  scope.after(1, action);
  vi.advanceTimersByTime(2);
  expect(action).not.toHaveBeenCalled();
  clear();
});

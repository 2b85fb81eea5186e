import { afterEach, expect, test, vi } from 'vitest';
import { listenInTop, topOf } from '../../src/builder/page/listen-in-top';
import { createControllerScope } from '../../src/runtime/controller-scope';
import { createShopPage } from '../shop/shop-page';

let end = () => {};
afterEach(() => {
  end();
  end = () => {};
});

/** Events that the editor triggers in the window around the page, through its own jQuery or natively. */
const open = (hasJQuery = true) => {
  const shop = createShopPage();
  const report = Object.assign(vi.fn(), { faults: [] });
  const created = createControllerScope({ ...shop.page, report }, 'editor');
  const handlers = new Map<string, (...args: unknown[]) => void>();
  const top = new EventTarget();
  const jQuery = (target: unknown) => ({
    on: (name: string, handler: () => void) => void (target === top && handlers.set(name, handler)),
    off: (name: string, handler: unknown) =>
      void (handlers.get(name) === handler && handlers.delete(name)),
  });
  if (hasJQuery) Object.assign(top, { jQuery });
  const listener = vi.fn();
  listenInTop(created.scope, top as unknown as Window, 'mode', listener);
  end = () => {
    created.end();
    shop.clear();
  };
  return {
    listener,
    report,
    trigger: (...args: unknown[]) => handlers.get('mode')?.({ type: 'mode' }, ...args),
    fire: (detail?: unknown) => top.dispatchEvent(new CustomEvent('skerry:mode', { detail })),
  };
};

test('what the editor triggers by its own jQuery arrives with its arguments, until the end', () => {
  const { listener, trigger } = open();
  trigger('phone', 'zoom');
  expect(listener.mock.calls).toEqual([['phone', 'zoom']]);
  end();
  trigger('tablet');
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
  [
    ['phone', 'zoom'],
    ['phone', 'zoom'],
  ],
  [undefined, []],
  ['phone', []],
])('a native event with %j arrives as %j, also without jQuery', (detail, args) => {
  const { listener, fire } = open(false);
  fire(detail);
  expect(listener.mock.calls).toEqual([args]);
  end();
  fire(detail);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a fault in what the editor triggers is reported and stays out of the editor', () => {
  const { listener, report, trigger } = open();
  listener.mockImplementation(() => {
    throw new Error('mine');
  });
  expect(() => trigger()).not.toThrow();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ source: 'editor' }));
});

test('the window around a page is the outer one, but for a page of another site around it', () => {
  const outer = { document };
  expect(topOf({ top: outer } as unknown as Window)).toBe(outer);
  const foreign = {
    get document() {
      throw new DOMException('not yours', 'SecurityError');
    },
  };
  for (const top of [foreign, { document: null }, null]) {
    const own = { top } as unknown as Window;
    expect(topOf(own)).toBe(own);
  }
});

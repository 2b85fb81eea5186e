import { act } from 'react';
import { afterEach } from 'vitest';
import type { Sleep } from '../../src/runtime/wake/sleep';
import { createLaidOutPage } from './laid-out';
import { mount } from './mount';

type Options = Parameters<typeof createLaidOutPage>[0] & { readonly sleep?: Sleep };

/**
 * The browser dispatches `hashchange` asynchronously; the renders that it causes are part of the
 * test, too.
 */
let isPassedThrough = true;
window.addEventListener('hashchange', (event) => {
  if (isPassedThrough) return;
  event.stopImmediatePropagation();
  isPassedThrough = true;
  act(() => void window.dispatchEvent(new Event('hashchange')));
  isPassedThrough = false;
});

/** Performs an action; if it changes the address, `hashchange` is dispatched immediately. */
const during = (action: () => unknown) => {
  const { hash } = window.location;
  act(() => void action());
  if (hash !== window.location.hash) window.dispatchEvent(new Event('hashchange'));
};

/** Mounts islands that end after each test. */
export const withIsland = () => {
  let clear = () => {};
  afterEach(() => {
    clear();
    clear = () => {};
    isPassedThrough = true;
    window.location.hash = '';
  });
  return (island: unknown, selector: string, { sleep, ...options }: Options) => {
    const shop = createLaidOutPage(options);
    const root = shop.find(selector);
    const end = mount({ page: shop.page, root, island, ...(sleep ? { sleep } : {}) });
    isPassedThrough = false;
    clear = () => {
      end();
      shop.clear();
    };
    return {
      ...shop,
      root,
      end,
      fire(target: string | Element, event: Event) {
        const element = typeof target === 'string' ? shop.find(target) : target;
        during(() => element.dispatchEvent(event));
        return event;
      },
      click(target: string, init: MouseEventInit = {}) {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
        during(() => shop.find(target).dispatchEvent(event));
        return event;
      },
      key(target: string, key: string, init: KeyboardEventInit = {}) {
        const event = new KeyboardEvent('keydown', {
          key,
          bubbles: true,
          cancelable: true,
          ...init,
        });
        during(() => shop.find(target).dispatchEvent(event));
        return event;
      },
      /** Navigates to another hash. */
      goTo(hash: string) {
        window.location.hash = hash;
        window.dispatchEvent(new Event('hashchange'));
      },
      resizeTo: (width: number) => act(() => shop.resize(width)),
    };
  };
};

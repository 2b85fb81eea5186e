import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../../../src/runtime/page';
import { waypoint } from '../../../src/runtime/divi/waypoint';

const made: { root: Element | null | undefined; observed: Element[] }[] = [];

beforeEach(() => {
  made.length = 0;
  document.body.innerHTML = '<div class="pane"><div class="box"><p id="it"></p></div></div>';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #own: (typeof made)[number];
      constructor(_: unknown, { root }: { root?: Element | null }) {
        this.#own = { root, observed: [] };
        made.push(this.#own);
      }
      observe(element: Element) {
        this.#own.observed.push(element);
      }
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const start = ({ isIgnored = false, isBuilder = false, context = [] as string[] } = {}) => {
  const page = {
    window,
    mode: { isBuilder },
    globals: { get: () => ({ ignore_waypoints: isIgnored, waypoints_options: { context } }) },
  } as unknown as Page;
  const element = document.querySelector('#it');
  if (!element) throw new Error('no element');
  const reached = vi.fn();
  waypoint(page, element, reached);
  return { reached, element };
};

test('an element is waited for', () => {
  const { reached, element } = start();
  expect(reached).not.toHaveBeenCalled();
  expect(made).toEqual([{ root: null, observed: [element] }]);
});

test('where the site ignores waypoints nothing waits [S3.07a]', () => {
  expect(start({ isIgnored: true }).reached).toHaveBeenCalledOnce();
  expect(made).toEqual([]);
});

test('in a builder nothing waits [S1.07c]', () => {
  expect(start({ isBuilder: true }).reached).toHaveBeenCalledOnce();
});

test('the closest scroll container that the site names is the root, an invalid selector is ignored [S3.07b]', () => {
  start({ context: ['.absent', ':::', '.pane', '.box'] });
  expect(made[0]?.root).toBe(document.querySelector('.pane'));
});

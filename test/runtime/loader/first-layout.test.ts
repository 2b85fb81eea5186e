import { afterEach, describe, expect, test, vi } from 'vitest';
import { families } from '../../../src/runtime/family';
import type { EarlyLayout } from '../../../src/runtime/first-layout';
import { createFirstLayout } from '../../../src/runtime/loader/create-first-layout';

const marked: EarlyLayout = {
  family: 'modules',
  selector: '.grid',
  layOut(element, changes) {
    changes.setClass(element, 'laid-out', true);
    const list = document.createElement('ul');
    element.append(list);
    return () => list.remove();
  },
};
const broken: EarlyLayout = {
  family: 'shop',
  selector: '.grid',
  layOut() {
    throw new Error('no layout');
  },
};

const server = '<div class="outer"><p class="grid" style="color:red">text</p></div>';
const start = (isOurs = () => true, layouts: readonly EarlyLayout[] = [marked]) => {
  document.body.innerHTML = server;
  // As in the loader: the result is computed once per scan.
  const findOurs = () => new Set(isOurs() ? families : []);
  const first = createFirstLayout(document, { layouts, findOurs });
  first.finish();
  return first;
};
const grid = () => document.querySelector('.grid') as HTMLElement;

afterEach(() => document.body.replaceChildren());

describe('what is laid out before the first paint', () => {
  test('is there when the document is, once however often it is looked at', () => {
    start().finish();
    expect(grid().outerHTML).toBe('<p class="grid laid-out" style="color:red">text<ul></ul></p>');
  });

  test('waits for a style sheet that is named after the script tag', async () => {
    const frames: FrameRequestCallback[] = [];
    const request = vi
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((callback) => frames.push(callback));
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    try {
      createFirstLayout(document, { layouts: [marked], findOurs: () => new Set(families) });
      document.head.append(document.createComment('parsed before the sheet'));
      await new Promise((resolve) => setTimeout(resolve));
      document.head.append(link);
      document.body.innerHTML = server;
      await new Promise((resolve) => setTimeout(resolve));
      expect(grid().className).toBe('grid');
      // The browser renders no frame before the style sheet is loaded.
      for (const frame of frames) frame(0);
      expect(grid().className).toBe('grid laid-out');
    } finally {
      link.remove();
      state.mockRestore();
      request.mockRestore();
    }
  });

  test('is not done again by the first frame once modules have the page', () => {
    const frames: FrameRequestCallback[] = [];
    const request = vi
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((callback) => frames.push(callback));
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const first = start();
    state.mockRestore();
    request.mockRestore();
    first.releaseIn(document.body);
    expect(frames).toHaveLength(1);
    for (const frame of frames) frame(0);
    expect(grid().className).toBe('grid');
  });

  test('is restored for the module that takes over, and only once', () => {
    const first = start();
    first.release(grid());
    expect(document.body.innerHTML).toBe(server);
    grid().classList.add('laid-out');
    first.release(grid());
    expect(grid().classList.contains('laid-out')).toBe(true);
  });

  test('is restored with the subtree that is unmounted', () => {
    const first = start();
    first.releaseIn(grid());
    expect(document.body.innerHTML).toBe(server);
  });

  test('is left to the old script if one is on the page, also one that loads later', () => {
    let isOurs = true;
    const first = start(() => isOurs);
    isOurs = false;
    first.finish();
    expect(document.body.innerHTML).toBe(server);
  });

  test('of one module fails without taking the others with it', () => {
    const logged: unknown[] = [];
    const { error } = console;
    console.error = (...args: unknown[]) => void logged.push(args);
    start(() => true, [broken, marked]);
    console.error = error;
    expect(grid().classList.contains('laid-out')).toBe(true);
    expect(logged).toHaveLength(1);
  });
});

describe('a family whose old scripts run again', () => {
  const other: EarlyLayout = {
    family: 'shop',
    selector: '.cart',
    layOut(element, changes) {
      changes.setClass(element, 'laid-out', true);
      return undefined;
    },
  };

  test('has nothing laid out any more, and the others have', () => {
    document.body.innerHTML = '<p class="grid">a</p><p class="cart">b</p>';
    const first = createFirstLayout(document, {
      layouts: [marked, other],
      findOurs: () => new Set(families),
    });
    first.finish();
    first.releaseFamily('shop');
    expect(document.body.innerHTML).toBe(
      '<p class="grid laid-out">a<ul></ul></p><p class="cart">b</p>',
    );
    first.releaseFamily('modules');
    expect(document.body.innerHTML).toBe('<p class="grid">a</p><p class="cart">b</p>');
  });
});

test('what an early layout has changed before it failed is as the server sent it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const half: EarlyLayout = {
    family: 'modules',
    selector: '.grid',
    layOut(element, changes) {
      changes.setClass(element, 'half', true);
      throw new Error('no layout');
    },
  };
  start(() => true, [half]);
  expect(document.body.innerHTML).toBe(server);
});

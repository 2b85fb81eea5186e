import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { families } from '../../../src/runtime/family';
import type { EarlyLayout } from '../../../src/runtime/first-layout';
import { createFirstLayout } from '../../../src/runtime/loader/create-first-layout';

/** The ids of elements in the order in which they were laid out. */
let laidOut: string[];
/** The number of elements with a layout at each request for early files. */
let counts: number[];
const layout: EarlyLayout = {
  family: 'modules',
  selector: '.grid',
  layOut(element, changes) {
    laidOut.push(element.id);
    changes.setClass(element, 'laid-out', true);
    return undefined;
  },
};
let first: ReturnType<typeof createFirstLayout> | undefined;

beforeEach(() => {
  laidOut = [];
  counts = [];
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
});
afterEach(() => {
  first?.finish();
  first = undefined;
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const open = (html: string, state: DocumentReadyState = 'loading') => {
  document.body.innerHTML = html;
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  first = createFirstLayout(document, {
    layouts: [layout],
    findOurs: () => new Set(families),
    requestEarly: () => counts.push(document.querySelectorAll('.grid').length),
  });
};
/** The parser adds markup, and the mutation observers have been notified. */
const parse = async (html: string, into: string) => {
  document.querySelector(into)?.insertAdjacentHTML('beforeend', html);
  await new Promise((resolve) => setTimeout(resolve));
};
const isLaidOut = (id: string) => document.getElementById(id)?.classList.contains('laid-out');

describe('while the page is parsed', () => {
  test('a module is laid out as soon as it is there, however deep', async () => {
    open('<main><section></section></main>');
    await parse('<p class="grid" id="one"></p>', 'section');
    expect(laidOut).toEqual(['one']);
    await parse('<div><div><p class="grid" id="two"></p></div></div>', 'section');
    expect(laidOut).toEqual(['one', 'two']);
  });

  test('it is laid out again when more of it is parsed, and at nothing else', async () => {
    open('<main></main><aside></aside>');
    await parse('<p class="grid" id="one"></p>', 'main');
    await parse('<b></b>', '#one');
    expect(laidOut).toEqual(['one', 'one']);
    await parse('<b></b>', 'aside');
    await parse('<p class="grid" id="two"></p>', 'aside');
    expect(laidOut).toEqual(['one', 'one', 'two']);
    expect([isLaidOut('one'), isLaidOut('two')]).toEqual([true, true]);
  });

  test('its files are requested as soon as it is parsed, and once more at the end', async () => {
    open('<main></main>');
    expect(counts).toEqual([]);
    await parse('<p class="grid"></p>', 'main');
    await parse('<p class="grid"></p>', 'main');
    first?.finish();
    expect(counts).toEqual([1, 2, 2]);
  });

  test('it is laid out also if much else is inserted with it', async () => {
    open('<main></main><aside></aside>');
    document.querySelector('aside')?.append(document.createElement('b'));
    document
      .querySelector('main')
      ?.append(...['i', 'p', 'b'].map((name) => document.createElement(name)));
    Object.assign(document.querySelector('p') as Element, { className: 'grid', id: 'one' });
    await parse('', 'main');
    expect(laidOut).toEqual(['one']);
  });
});

test('once the page is parsed nothing is laid out by the loader any more', async () => {
  open('<main></main>', 'interactive');
  await parse('<p class="grid" id="one"></p>', 'main');
  expect(laidOut).toEqual([]);
});

test('a module that mounts releases the layout inside it alone', () => {
  open('<main><p class="grid" id="one"></p></main><p class="grid" id="two"></p>', 'interactive');
  first?.finish();
  first?.releaseIn(document.querySelector('main') as Element);
  expect([isLaidOut('one'), isLaidOut('two')]).toEqual([false, true]);
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ControllerDefinition } from '../../src/runtime/definition';
import { settle } from '../shop/shop-page';
import { controllerDefinition, islandDefinition, withPages } from './live-page';
import { waitFor } from '../support/wait-for';

const { open, page, see, observed } = withPages();
afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

const isWorking = (element: Element) => element.classList.contains('works');

describe('an island', () => {
  test('works once it is near the window, and not before', async () => {
    // The page is not idle during the test.
    Object.assign(window, { requestIdleCallback: () => 0 });
    const { find, becomes, statusOf } = await open('<p class="tabs"></p>', [
      islandDefinition('tabs'),
    ]);
    expect(observed().options).toEqual([{ rootMargin: '256px' }]);
    await settle();
    see('.tabs', false);
    await settle();
    expect(statusOf('tabs')).toEqual(['waiting']);
    see('.tabs');
    await becomes('tabs', 'mounted');
    expect(isWorking(find('.tabs'))).toBe(true);
    expect(observed().elements).toEqual([]);
  });

  test('works in any case once the page is idle', async () => {
    const { becomes } = await open('<p class="tabs"></p>', [islandDefinition('tabs')]);
    await becomes('tabs', 'mounted');
  });

  test('works at the first press in it', async () => {
    const { find, becomes } = await open('<p class="tabs"><b></b></p><i></i>', [
      islandDefinition('tabs', { when: 'interaction' }),
    ]);
    find('i').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settle();
    expect(page().statusOf('tabs')).toEqual(['waiting']);
    find('b').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await becomes('tabs', 'mounted');
  });

  test('exposes its definition, when it was found and its mount duration', async () => {
    const { skerry, becomes, find } = await open('<p class="tabs"></p>', [
      islandDefinition('tabs', { when: 'now' }),
    ]);
    await becomes('tabs', 'mounted');
    const [info] = skerry.islands();
    expect(info).toMatchObject({ name: 'tabs', kind: 'island', family: 'modules', when: 'now' });
    expect(info?.root).toBe(find('.tabs'));
    expect(info?.mountedAt).toBeGreaterThanOrEqual(info?.foundAt ?? Number.NaN);
    expect(info?.mountMs).toBeLessThan(info?.mountedAt ?? 0);
    expect(info?.mountMs).toBeGreaterThanOrEqual(0);
  });

  test('that another script inserts is found, and ends when it is removed', async () => {
    const { skerry, find, becomes } = await open('<main></main>', [
      islandDefinition('tabs', { when: 'now' }),
    ]);
    const found = vi.fn();
    skerry.on('content:found', found);
    const added = document.createElement('div');
    added.innerHTML = '<p class="tabs"></p>';
    find('main').append(added);
    await becomes('tabs', 'mounted');
    expect(found).toHaveBeenCalledExactlyOnceWith({ root: added });
    const root = find('.tabs');
    added.remove();
    await becomes('tabs');
    expect(isWorking(root)).toBe(false);
    // A removed element without mounts is not reported.
    find('main').innerHTML = '<div></div>';
    await settle();
    expect(found).toHaveBeenCalledTimes(1);
  });

  test('that is moved keeps working', async () => {
    const { find, becomes } = await open('<p class="tabs"></p><main></main>', [
      islandDefinition('tabs', { when: 'now' }),
    ]);
    await becomes('tabs', 'mounted');
    find('main').append(find('.tabs'));
    await settle();
    expect(isWorking(find('.tabs'))).toBe(true);
    expect(page().statusOf('tabs')).toEqual(['mounted']);
  });

  test.each([
    [
      'is in the placeholder of a stuck module',
      '<div class="et_pb_sticky_placeholder"><p class="tabs"></p></div>',
      [],
    ],
    ['has two of a kind', '<p class="tabs"></p><p class="tabs"></p>', ['mounted', 'mounted']],
    ['is of the second class that a kind has', '<p class="old-tabs"></p>', ['mounted']],
  ])('a page whose part %s', async (_, html, expected) => {
    const { becomes } = await open(html, [
      islandDefinition('tabs', { when: 'now', selector: '.tabs,.old-tabs' }),
    ]);
    await becomes('tabs', ...expected);
  });

  test('copied as it sticks later is no part of the page either', async () => {
    const { find, skerry } = await open('<main></main>', [
      islandDefinition('tabs', { when: 'now' }),
    ]);
    const found = vi.fn();
    skerry.on('content:found', found);
    find('main').innerHTML = '<div class="et_pb_sticky_placeholder"><p class="tabs"></p></div>';
    await settle();
    expect(skerry.islands()).toEqual([]);
    expect(found).not.toHaveBeenCalled();
  });
});

describe('a definition that fails', () => {
  const broken = () => {
    throw new Error('broken');
  };
  const faults = () =>
    page()
      .skerry.faults()
      .map(({ source, phase, element }) => [source, phase, element?.id]);

  test('is reported once, shows what was hidden until it works, and the others go on', async () => {
    const { becomes, find } = await open(
      '<div class="tabs" id="t"><b class="veil"></b><b class="mist veil"></b></div><p class="toggle"></p>',
      [
        islandDefinition('tabs', {
          when: 'now',
          load: async () => ({ island: broken }),
          hides: ['veil'],
        }),
        islandDefinition('toggle', { when: 'now' }),
      ],
    );
    await becomes('tabs', 'failed');
    await becomes('toggle', 'mounted');
    expect(faults()).toEqual([['tabs', 'mount', 't']]);
    expect(find('#t').innerHTML).toBe('<b class=""></b><b class="mist"></b>');
    expect(vi.mocked(console.error).mock.calls.map(([line]) => line as unknown)).toContain(
      '[skerry] tabs (mount)',
    );
  });

  test('because its chunk fails to load is requested again at the next touch, and reported once', async () => {
    const load = vi.fn(() => Promise.reject(new Error('404')));
    const { becomes, find } = await open('<p class="tabs" id="t"></p>', [
      islandDefinition('tabs', { when: 'now', load }),
    ]);
    await becomes('tabs', 'failed');
    expect(faults()).toEqual([['tabs', 'load', 't']]);
    const requestCount = load.mock.calls.length;
    load.mockImplementation(() => Promise.reject(new Error('500')));
    find('#t').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(requestCount));
    await becomes('tabs', 'failed');
    await settle();
    expect(faults()).toHaveLength(1);
  });

  test('works when its chunk loads at that press', async () => {
    const { load } = islandDefinition('tabs');
    let isOnline = false;
    const { becomes, find } = await open('<p class="tabs" id="t"></p>', [
      islandDefinition('tabs', {
        when: 'now',
        load: () => (isOnline ? load() : Promise.reject(new Error('404'))),
      }),
    ]);
    await becomes('tabs', 'failed');
    isOnline = true;
    find('#t').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await becomes('tabs', 'mounted');
    expect(isWorking(find('#t'))).toBe(true);
  });

  test('because of its own error is not requested again', async () => {
    const load = vi.fn(async () => ({ island: broken }));
    const { becomes, find } = await open('<p class="tabs"></p>', [
      islandDefinition('tabs', { when: 'now', load }),
    ]);
    await becomes('tabs', 'failed');
    const requestCount = load.mock.calls.length;
    find('.tabs').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settle();
    expect(load).toHaveBeenCalledTimes(requestCount);
  });

  test.each([
    ['whose chunk fails to load', 'load', () => Promise.reject(new Error('404'))],
    ['that throws as it starts', 'start', async () => ({ start: broken })],
    ['whose code does not have it', 'load', async () => ({})],
  ] as const)(
    'a controller of the page %s is reported and never requested again',
    async (_, phase, load) => {
      const loadCode = vi.fn(load as () => Promise<object>);
      const { becomes, find } = await open('<p></p>', [
        controllerDefinition('menus', { load: loadCode }),
      ]);
      await becomes('menus', 'failed');
      expect(faults()).toEqual([['menus', phase, '']]);
      const requestCount = loadCode.mock.calls.length;
      find('p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await settle();
      expect(loadCode).toHaveBeenCalledTimes(requestCount);
    },
  );

  test('at its end is reported, and has ended', async () => {
    const { becomes, skerry } = await open('', [
      controllerDefinition('menus', {
        load: async () => ({
          start: ({ onEnd }: { onEnd: (undo: () => void) => void }) => onEnd(broken),
        }),
      }),
    ]);
    await becomes('menus', 'mounted');
    skerry.unmount();
    expect(faults()).toEqual([['menus', 'unmount', undefined]]);
    expect(skerry.islands()).toEqual([]);
  });
});

describe('a behaviour of the page', () => {
  test.each<[what: string, more: Partial<ControllerDefinition>, isMounted: boolean]>([
    ['runs on every page without a condition', {}, true],
    ['runs if its selector matches', { selector: '.menu' }, true],
    ['does not run if it matches nothing', { selector: '.shop' }, false],
    ['runs if one of its selectors matches', { selector: '.shop,.menu' }, true],
    ['runs if the page needs it', { needs: () => true }, true],
    ['does not run if the page does not need it', { needs: () => false, selector: '.menu' }, false],
    ['runs if one of its globals is printed', { globals: ['nothing', 'printed'] }, true],
    ['does not run if none of them is', { globals: ['nothing', 'neither'] }, false],
  ])('%s', async (_, more, isMounted) => {
    Object.assign(window, { printed: {} });
    const { skerry } = await open('<p class="menu"></p><p class="menu"></p>', [
      controllerDefinition('menus', more),
    ]);
    Reflect.deleteProperty(window, 'printed');
    expect(skerry.islands().map(({ root }) => root)).toEqual(
      isMounted ? [document.documentElement] : [],
    );
  });

  test('the condition on a global applies to islands as well', async () => {
    const { skerry } = await open('<p class="tabs"></p>', [
      islandDefinition('tabs', { globals: ['nothing'] }),
    ]);
    expect(skerry.islands()).toEqual([]);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { readOptions } from '../../../src/runtime/loader/read-options';
import type { SleepScope } from '../../../src/runtime/wake/sleep';
import { settle } from '../../shop/shop-page';
import { islandDefinition, sleepingIsland, withPages } from '../live-page';
import { waitFor } from '../../support/wait-for';

const { open, page, see, setWidth } = withPages();

const html = '<div class="tabs"><button>One</button><i></i></div>';
const fire = (element: Element, type = 'pointerdown') =>
  element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
/** A definition whose loads are counted. */
const counted = (more: Parameters<typeof sleepingIsland>[1] = {}) => {
  const { load } = islandDefinition('tabs');
  const loadCode = vi.fn(load);
  return { loadCode, definition: sleepingIsland('tabs', { load: loadCode, ...more }) };
};

describe('an island that sleeps', () => {
  test('looks as it would when awake once it is near the window, without its chunk', async () => {
    const { loadCode, definition } = counted();
    const { becomes, find } = await open(html, [definition]);
    see('.tabs');
    await becomes('tabs', 'asleep');
    expect(find('.tabs').className).toBe('tabs sleeps');
    expect(loadCode).not.toHaveBeenCalled();
  });

  test('falls asleep when the page is idle, though it is out of sight', async () => {
    const { becomes } = await open(html, [sleepingIsland('tabs')]);
    await becomes('tabs', 'asleep');
  });

  test('wakes at the first press, and what it was asleep with is undone', async () => {
    const { becomes, find } = await open(html, [sleepingIsland('tabs', { when: 'now' })]);
    await becomes('tabs', 'asleep');
    fire(find('i'));
    await becomes('tabs', 'mounted');
    expect(find('.tabs').className).toBe('tabs works');
    page().skerry.unmount();
    expect(document.body.innerHTML).toBe(html);
  });

  test('that is pressed before it is asleep wakes all the same', async () => {
    const { becomes, find, statusOf } = await open(html, [sleepingIsland('tabs')]);
    expect(statusOf('tabs')).toEqual(['waiting']);
    fire(find('i'));
    await becomes('tabs', 'mounted');
    expect(find('.tabs').className).toBe('tabs works');
  });

  test('restores the page when it ends asleep', async () => {
    const { becomes, skerry } = await open(html, [sleepingIsland('tabs', { when: 'now' })]);
    await becomes('tabs', 'asleep');
    skerry.unmount();
    expect(document.body.innerHTML).toBe(html);
  });

  test('has its chunk requested when the pointer comes near it, and not elsewhere', async () => {
    const { loadCode, definition } = counted({ when: 'now' });
    const { becomes, find } = await open(`${html}<aside></aside>`, [definition]);
    await becomes('tabs', 'asleep');
    fire(find('aside'), 'pointerover');
    await settle();
    expect(loadCode).not.toHaveBeenCalled();
    fire(find('i'), 'pointerover');
    await waitFor(() => expect(loadCode).toHaveBeenCalled());
    await settle();
    expect(page().statusOf('tabs')).toEqual(['asleep']);
    // Its chunk is loaded: the press mounts it immediately.
    fire(find('i'));
    expect(page().statusOf('tabs')).toEqual(['mounted']);
  });

  test('has its chunk requested when the page is idle if no pointer comes near: on phones', async () => {
    setWidth(400);
    const { loadCode, definition } = counted();
    await open(html, [definition]);
    await waitFor(() => expect(loadCode).toHaveBeenCalled());
    await page().becomes('tabs', 'asleep');
  });

  test('wakes automatically if the address or a script needs it', async () => {
    const definition = sleepingIsland('tabs', {
      when: 'now',
      asleep: {
        exported: 'sleep',
        load: async () => ({ sleep: ({ wake }: SleepScope) => wake() }),
      },
    });
    const { becomes } = await open(html, [definition]);
    await becomes('tabs', 'mounted');
  });

  test.each([
    ['throws', 'mount', { load: async () => ({ sleep: () => expect.fail('broken') }) }],
    ['fails to load', 'load', { load: () => Promise.reject(new Error('404')) }],
    ['is not in its file', 'load', { load: async () => ({}) }],
  ] as const)('fails if its sleep chunk %s', async (_, phase, { load }) => {
    const definition = sleepingIsland('tabs', {
      when: 'now',
      asleep: { exported: 'sleep', load: load as () => Promise<object> },
    });
    const { becomes, skerry, find } = await open(html, [definition]);
    await becomes('tabs', 'failed');
    expect(skerry.faults().map(({ source, phase: at, element }) => [source, at, element])).toEqual([
      ['tabs', phase, find('.tabs')],
    ]);
    expect(document.body.innerHTML).toBe(html);
  });

  test('never sleeps where an editor looks at the page', async () => {
    const options = { ...readOptions(null), isPreview: true };
    const { becomes } = await open(html, [sleepingIsland('tabs', { when: 'now' })], { options });
    await becomes('tabs', 'mounted');
  });

  test('sleeps on without a connection, and wakes when it is back', async () => {
    let isOnline = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    const { load } = islandDefinition('tabs');
    const definition = sleepingIsland('tabs', {
      when: 'now',
      load: () => (isOnline ? load() : Promise.reject(new Error('offline'))),
    });
    const { becomes, find, skerry } = await open(html, [definition]);
    await becomes('tabs', 'asleep');
    isOnline = false;
    fire(find('i'));
    await becomes('tabs', 'loading');
    await becomes('tabs', 'asleep');
    expect(skerry.faults()).toEqual([]);
    expect(find('.tabs').className).toBe('tabs sleeps');
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await becomes('tabs', 'mounted');
  });
});

describe('an island that sleeps until it is in view', () => {
  const seen = () => {
    const { loadCode, definition } = counted();
    const { asleep } = definition;
    return {
      loadCode,
      definition: asleep
        ? { ...definition, asleep: { ...asleep, until: 'seen' as const } }
        : definition,
    };
  };
  const place = (top: number) =>
    vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top, bottom: top + 100 } as DOMRect);

  test('wakes when it is near the window', async () => {
    place(5000);
    const { loadCode, definition } = seen();
    const { becomes } = await open(html, [definition]);
    await becomes('tabs', 'asleep');
    expect(loadCode).not.toHaveBeenCalled();
    see('.tabs');
    await becomes('tabs', 'mounted');
  });

  test('has its chunk requested at once if it is in view already', async () => {
    place(10);
    const { loadCode, definition } = seen();
    await open(html, [definition]);
    await waitFor(() => expect(loadCode).toHaveBeenCalled());
    expect(page().statusOf('tabs')).not.toEqual(['mounted']);
  });

  test('wakes at a key press, as the focus may move to a control that it has yet to show', async () => {
    place(5000);
    const { becomes } = await open(`${html}<input>`, [seen().definition]);
    await becomes('tabs', 'asleep');
    const key = (name: string) =>
      document
        .querySelector('input')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    key('a');
    await settle();
    expect(page().statusOf('tabs')).toEqual(['asleep']);
    key('Tab');
    await becomes('tabs', 'mounted');
  });
});

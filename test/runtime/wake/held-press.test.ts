import { describe, expect, test, vi } from 'vitest';
import { settle } from '../../shop/shop-page';
import { islandDefinition, sleepingIsland, withPages } from '../live-page';
import { waitFor } from '../../support/wait-for';

const { open } = withPages();

const html = '<div class="tabs"><button>One</button><i></i></div>';
const fire = (element: Element, type = 'pointerdown') =>
  element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
describe('a press before the mount works', () => {
  const held = { holds: 'button', when: 'now' } as const;
  const press = (element: Element, more: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const key = (element: Element, name: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', {
      key: name,
      bubbles: true,
      cancelable: true,
      ...more,
    });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const receive = (type: string) => {
    const received = vi.fn();
    document.querySelector('.tabs')?.addEventListener(type, received);
    return received;
  };
  const asleep = async () => {
    const page = await open(html, [sleepingIsland('tabs', held)]);
    await page.becomes('tabs', 'asleep');
    return page;
  };

  test('is kept, and repeated once it works', async () => {
    const { find, becomes } = await asleep();
    const received = receive('click');
    expect(press(find('button'))).toBe(true);
    expect(received).not.toHaveBeenCalled();
    await becomes('tabs', 'mounted');
    await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['with a key held, which opens another window', 'button', { ctrlKey: true }],
    ['of another button of the mouse', 'button', { button: 1 }],
    ['beside its controls', 'i', {}],
  ])('%s is the browser’s', async (_, selector, more) => {
    const { find, becomes } = await asleep();
    const received = receive('click');
    expect(press(find(selector), more)).toBe(false);
    expect(received).toHaveBeenCalledTimes(1);
    await becomes('tabs', 'mounted');
    await settle();
    expect(received).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['ArrowRight', {}, true],
    ['ArrowUp', {}, true],
    ['Home', {}, true],
    ['End', {}, true],
    // The click that the browser derives from it is kept; it derives none from a repeated key.
    [' ', {}, false],
    ['Enter', {}, false],
    ['a', {}, false],
    ['PageDown', {}, false],
    ['ArrowRight', { altKey: true }, false],
  ])('of the key “%s” %j on a button: kept %s', async (name, more, isKept) => {
    const { find, becomes } = await asleep();
    const received = receive('keydown');
    expect(key(find('button'), name, more)).toBe(isKept);
    await becomes('tabs', 'mounted');
    await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
    expect(received.mock.calls[0]?.[0]).toMatchObject({ key: name });
  });

  test.each([
    ['Enter', '<b tabindex="0"></b>', 'b', true],
    [' ', '<b tabindex="0"></b>', 'b', true],
    ['Enter', '<a href="#"></a>', 'a', false],
    [' ', '<a href="#"></a>', 'a', true],
  ])(
    'of the key “%s” on %s, which is no button by nature: kept',
    async (name, control, holds, isKept) => {
      const { find, becomes } = await open(`<div class="tabs">${control}</div>`, [
        sleepingIsland('tabs', { holds, when: 'now' }),
      ]);
      await becomes('tabs', 'asleep');
      expect(key(find(holds), name)).toBe(isKept);
      await becomes('tabs', 'mounted');
    },
  );

  test('of a key that is held down is repeated as one press', async () => {
    const { find, becomes } = await open('<div class="tabs"><b tabindex="0"></b></div>', [
      sleepingIsland('tabs', { holds: 'b', when: 'now' }),
    ]);
    await becomes('tabs', 'asleep');
    const received = receive('keydown');
    key(find('b'), 'Enter');
    expect(key(find('b'), 'Enter', { repeat: true })).toBe(true);
    await becomes('tabs', 'mounted');
    await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
    expect(received.mock.calls[0]?.[0]).toMatchObject({ key: 'Enter', repeat: false });
  });

  test.each([
    [' ', 'role="button"', true],
    ['ArrowDown', 'role="button"', false],
    ['Enter', 'role="button"', false],
    [' ', '', false],
  ])(
    'of the key “%s” on a link with %s of a mount that does not sleep: kept %s',
    async (name, role, isKept) => {
      const { find, becomes } = await open(`<div class="tabs"><a href="#" ${role}></a></div>`, [
        islandDefinition('tabs', { holds: 'a', when: 'interaction' }),
      ]);
      const received = receive('keydown');
      expect(key(find('a'), name)).toBe(isKept);
      await becomes('tabs', 'mounted');
      await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
    },
  );

  test('is not repeated on a control that was removed meanwhile', async () => {
    const { find, becomes } = await asleep();
    const received = vi.fn();
    const button = find('button');
    button.addEventListener('click', received);
    press(button);
    button.remove();
    await becomes('tabs', 'mounted');
    await settle();
    expect(received).not.toHaveBeenCalled();
  });

  test('does nothing without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { find, becomes } = await open(html, [
      sleepingIsland('tabs', { ...held, load: () => Promise.reject(new Error('offline')) }),
    ]);
    await becomes('tabs', 'asleep');
    const received = receive('click');
    expect(press(find('button'))).toBe(true);
    await becomes('tabs', 'loading');
    await becomes('tabs', 'asleep');
    await settle();
    expect(received).not.toHaveBeenCalled();
  });

  test('is passed to the browser if the chunk never loads', async () => {
    const { find, becomes } = await open(html, [
      islandDefinition('tabs', {
        ...held,
        when: 'interaction',
        load: () => Promise.reject(new Error('404')),
      }),
    ]);
    const received = receive('click');
    expect(press(find('button'))).toBe(true);
    await becomes('tabs', 'failed');
    await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
  });

  test('a form that Enter sends before its chunk is loaded is handled by its module, and does not reload the page', async () => {
    const { find, becomes } = await open('<div class="tabs"><form><input></form></div>', [
      islandDefinition('tabs', { holds: 'form', when: 'interaction' }),
    ]);
    const received = receive('submit');
    find('form').addEventListener('submit', (event) => event.preventDefault());
    (find('form') as HTMLFormElement).requestSubmit();
    expect(received).not.toHaveBeenCalled();
    await becomes('tabs', 'mounted');
    await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
  });

  test('a form whose chunk never loads is passed to the browser, and its chunk is not requested endlessly', async () => {
    const load = vi.fn(() => Promise.reject(new Error('404')));
    const { find, becomes } = await open('<div class="tabs"><form><input></form></div>', [
      islandDefinition('tabs', { holds: 'form', when: 'interaction', load }),
    ]);
    const received = receive('submit');
    find('form').addEventListener('submit', (event) => event.preventDefault());
    (find('form') as HTMLFormElement).requestSubmit();
    await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
    await becomes('tabs', 'failed');
    await settle();
    expect(received).toHaveBeenCalledTimes(1);
    expect(load.mock.calls.length).toBeLessThan(3);
  });

  test('a search in the page that finds something in it wakes it, and is repeated', async () => {
    const { find, becomes } = await asleep();
    const received = receive('beforematch');
    fire(find('i'), 'beforematch');
    expect(received).not.toHaveBeenCalled();
    await becomes('tabs', 'mounted');
    await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['over a control that it holds brings it', 'button', ['mounted']],
    ['elsewhere in it is no sign of a visitor', 'i', ['waiting']],
  ])('a pointer %s', async (_, selector, expected) => {
    const { find, becomes } = await open(html, [
      islandDefinition('tabs', { holds: 'button', when: 'interaction' }),
    ]);
    fire(find(selector), 'pointerover');
    await settle();
    await becomes('tabs', ...expected);
  });
});

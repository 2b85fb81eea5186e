import { jQueryFactory } from 'jquery/factory';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEventBridge } from '../../src/runtime/event-bridge';
import { createReport } from '../../src/runtime/report';

const win = window as unknown as Window & typeof globalThis;
const bridge = () => createEventBridge(win, createReport(document));
const body = document.body;

interface Collection {
  on(name: string, listener: (event: unknown, ...args: unknown[]) => unknown): void;
  off(): void;
  trigger(name: string, args?: readonly unknown[]): void;
  readonly jquery: string;
  readonly 0?: Element;
}
const installJQuery = () => {
  const make = jQueryFactory as unknown as (view: Window) => (target: unknown) => Collection;
  const $ = make(window as unknown as Window);
  Object.assign(window, { jQuery: $ });
  return $;
};

afterEach(() => {
  Reflect.deleteProperty(window, 'jQuery');
});

describe('without jQuery', () => {
  test('a subscriber receives events emitted here as well, once', () => {
    const received: string[] = [];
    const own = bridge();
    const undo = own.listen(body, 'added_to_cart', () => received.push('others'));
    const undoAll = own.listen(body, 'added_to_cart', () => received.push('all'), {
      receivesOwn: true,
    });
    own.emit(body, 'added_to_cart');
    bridge().emit(body, 'added_to_cart');
    undo();
    undoAll();
    own.emit(body, 'added_to_cart');
    expect(received).toEqual(['all', 'others', 'all']);
  });

  test('an event is received natively under its prefixed name, with the arguments as detail', () => {
    const received: unknown[] = [];
    body.addEventListener(
      'skerry:added_to_cart',
      (event) => received.push((event as CustomEvent).detail),
      {
        once: true,
      },
    );
    bridge().emit(body, 'added_to_cart', ['fragments', 'hash']);
    expect(received).toEqual([['fragments', 'hash']]);
  });

  test('a native listener can veto', () => {
    body.addEventListener('skerry:should_send', (event) => event.preventDefault(), { once: true });
    expect(bridge().emit(body, 'should_send').isAllowed).toBe(false);
  });
});

describe('with jQuery on the page', () => {
  test('an event reaches jQuery listeners exactly once, elements as collections', () => {
    const $ = installJQuery();
    const button = document.createElement('button');
    const received: unknown[][] = [];
    $(body).on('adding_to_cart', (_, ...args) => received.push(args));
    const data = { product_id: '7' };
    bridge().emit(body, 'adding_to_cart', [button, data]);
    expect(received).toHaveLength(1);
    expect(received[0]?.[0]).toMatchObject({ 0: button });
    // The same object, because listeners modify it.
    expect(received[0]?.[1]).toBe(data);
    $(body).off();
  });

  test('a listener that returns false vetoes, also for an event with a namespace', () => {
    const $ = installJQuery();
    $(body).on('should_send_ajax_request.adding_to_cart', () => false);
    expect(bridge().emit(body, 'should_send_ajax_request.adding_to_cart').isAllowed).toBe(false);
    $(body).off();
  });

  test('a listener of a plugin that throws is reported, and stops no listener of Skerry', () => {
    const report = Object.assign(vi.fn(), { faults: [] });
    const $ = installJQuery();
    const error = new Error('a plugin is broken');
    $(body).on('slide', () => {
      throw error;
    });
    expect(createEventBridge(win, report).emit(body, 'slide').isAllowed).toBe(true);
    expect(report.mock.calls).toEqual([[{ source: 'event slide', phase: 'event', error }]]);
    $(body).off();
  });

  test('what others trigger is received once, what the bridge has sent is not', () => {
    const $ = installJQuery();
    const received: unknown[][] = [];
    const events = bridge();
    const undo = events.listen(body, 'wc_fragment_refresh', (...args) => received.push(args));
    events.emit(body, 'wc_fragment_refresh', ['ours']);
    $(body).trigger('wc_fragment_refresh', ['theirs']);
    expect(received).toEqual([['theirs']]);
    undo();
    $(body).trigger('wc_fragment_refresh', ['late']);
    expect(received).toHaveLength(1);
  });

  test('jQuery that loads later is found', () => {
    const received: unknown[][] = [];
    const undo = bridge().listen(body, 'updated_wc_div', (...args) => received.push(args));
    const $ = installJQuery();
    window.dispatchEvent(new Event('load'));
    $(body).trigger('updated_wc_div');
    expect(received).toHaveLength(1);
    undo();
  });

  test('jQuery that an optimiser has held until the first touch is found, long after the page has loaded', () => {
    window.dispatchEvent(new Event('load'));
    const received: unknown[][] = [];
    const undo = bridge().listen(body, 'update_checkout', (...args) => received.push(args));
    const file = document.createElement('script');
    body.append(file);
    file.dispatchEvent(new Event('load'));
    const $ = installJQuery();
    file.dispatchEvent(new Event('load'));
    $(body).trigger('update_checkout');
    file.dispatchEvent(new Event('load'));
    $(body).trigger('update_checkout');
    expect(received).toHaveLength(2);
    undo();
    file.remove();
    $(body).trigger('update_checkout');
    expect(received).toHaveLength(2);
  });
});

describe('a DOM event that old scripts may fire through jQuery alone', () => {
  const select = () => {
    body.innerHTML = '<select></select>';
    return body.querySelector('select') as HTMLElement;
  };
  const delegate = () => {
    const received: unknown[] = [];
    const undo = bridge().delegate(body, 'change', ({ target }) => received.push(target));
    return { received, undo };
  };
  const change = (element: Element) =>
    element.dispatchEvent(new Event('change', { bubbles: true }));

  test('is received once, whatever has fired it', () => {
    const $ = installJQuery();
    const { received, undo } = delegate();
    const element = select();
    change(element);
    expect(received).toEqual([element]);
    $(element).trigger('change');
    expect(received).toEqual([element, element]);
    undo();
    change(element);
    $(element).trigger('change');
    expect(received).toHaveLength(2);
  });

  test('is received once where jQuery makes the browser fire it as well: a click on a button', () => {
    const $ = installJQuery();
    const received: unknown[] = [];
    const undo = bridge().delegate(body, 'click', ({ target }) => received.push(target));
    body.innerHTML = '<button type="button"></button>';
    const button = body.querySelector('button') as HTMLElement;
    $(button).trigger('click');
    expect(received).toEqual([button]);
    button.click();
    expect(received).toEqual([button, button]);
    undo();
  });

  test('is received without jQuery, and through one that loads later', () => {
    const { received, undo } = delegate();
    const element = select();
    change(element);
    const $ = installJQuery();
    $(element).trigger('change');
    expect(received).toHaveLength(1);
    window.dispatchEvent(new Event('load'));
    $(element).trigger('change');
    expect(received).toHaveLength(2);
    undo();
    $(element).trigger('change');
    expect(received).toHaveLength(2);
  });

  test('is not waited for any more once it is not wanted', () => {
    const { received, undo } = delegate();
    undo();
    const $ = installJQuery();
    window.dispatchEvent(new Event('load'));
    $(select()).trigger('change');
    expect(received).toEqual([]);
  });
});

describe('the first argument of listeners', () => {
  test('of jQuery is a collection where it is there, and the element itself where it is not', () => {
    const element = document.createElement('p');
    expect(bridge().collection(element)).toBe(element);
    installJQuery();
    expect(bridge().collection(element)).toMatchObject({ 0: element, length: 1 });
  });

  test('of ours is the element of a collection, and anything else as it is', () => {
    const $ = installJQuery();
    const element = document.createElement('p');
    const passed = [$(element), { 0: 'a' }, null, undefined, 'text', ['list']];
    const received: unknown[][] = [];
    const undo = bridge().listen(body, 'found', (...args) => received.push(args));
    $(body).trigger('found', passed);
    undo();
    expect(received).toEqual([[element, ...passed.slice(1)]]);
    expect(received[0]?.[0]).toBe(element);
  });

  test('of ours is nothing where the event has no list', () => {
    const received: unknown[][] = [];
    const undo = bridge().listen(body, 'found', (...args) => received.push(args));
    body.dispatchEvent(new CustomEvent('skerry:found', { detail: 'text' }));
    body.dispatchEvent(new CustomEvent('skerry:found', { detail: ['a', 'b'] }));
    undo();
    body.dispatchEvent(new CustomEvent('skerry:found', { detail: ['c'] }));
    expect(received).toEqual([[], ['a', 'b']]);
  });
});

test('a jQuery listener vetoes by preventing the default too', () => {
  const $ = installJQuery();
  $(body).on('should_send', (event) => (event as Event).preventDefault());
  expect(bridge().emit(body, 'should_send').isAllowed).toBe(false);
  expect(bridge().emit(body, 'other').isAllowed).toBe(true);
  $(body).off();
});

test('what is emitted reaches listeners around the element', () => {
  const received: unknown[] = [];
  const element = body.appendChild(document.createElement('p'));
  const undo = bridge().listen(body, 'found', (...args) => received.push(args));
  bridge().emit(element, 'found', [1]);
  undo();
  element.remove();
  expect(received).toEqual([[1]]);
});

test.each([undefined, null, 'jQuery', {}, () => {}, document.createElement('div')])(
  'a jQuery that is none (%s) is left alone',
  (value) => {
    Object.assign(window, { jQuery: value });
    expect(bridge().emit(body, 'slide').isAllowed).toBe(true);
  },
);

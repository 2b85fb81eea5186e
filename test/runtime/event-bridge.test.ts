import { jQueryFactory } from 'jquery/factory';
import { afterEach, describe, expect, test } from 'vitest';
import { createEventBridge } from '../../src/runtime/event-bridge';

const win = window as unknown as Window & typeof globalThis;
const bridge = () => createEventBridge(win);
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
  test('who wants it receives what is emitted here as well, once', () => {
    const heard: string[] = [];
    const own = bridge();
    const undo = own.listen(body, 'added_to_cart', () => heard.push('others'));
    const undoAll = own.listen(body, 'added_to_cart', () => heard.push('all'), {
      receivesOwn: true,
    });
    own.emit(body, 'added_to_cart');
    bridge().emit(body, 'added_to_cart');
    undo();
    undoAll();
    own.emit(body, 'added_to_cart');
    expect(heard).toEqual(['all', 'others', 'all']);
  });

  test('an event is received natively under its prefixed name, with the arguments as detail', () => {
    const heard: unknown[] = [];
    body.addEventListener(
      'skerry:added_to_cart',
      (event) => heard.push((event as CustomEvent).detail),
      {
        once: true,
      },
    );
    bridge().emit(body, 'added_to_cart', ['fragments', 'hash']);
    expect(heard).toEqual([['fragments', 'hash']]);
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
    const heard: unknown[][] = [];
    $(body).on('adding_to_cart', (_, ...args) => heard.push(args));
    const data = { product_id: '7' };
    bridge().emit(body, 'adding_to_cart', [button, data]);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.[0]).toMatchObject({ 0: button });
    // The same object, because listeners change it.
    expect(heard[0]?.[1]).toBe(data);
    $(body).off();
  });

  test('a listener that returns false vetoes, also for an event with a namespace', () => {
    const $ = installJQuery();
    $(body).on('should_send_ajax_request.adding_to_cart', () => false);
    expect(bridge().emit(body, 'should_send_ajax_request.adding_to_cart').isAllowed).toBe(false);
    $(body).off();
  });

  test('what others trigger is received once, what the bridge has sent is not', () => {
    const $ = installJQuery();
    const heard: unknown[][] = [];
    const events = bridge();
    const undo = events.listen(body, 'wc_fragment_refresh', (...args) => heard.push(args));
    events.emit(body, 'wc_fragment_refresh', ['ours']);
    $(body).trigger('wc_fragment_refresh', ['theirs']);
    expect(heard).toEqual([['theirs']]);
    undo();
    $(body).trigger('wc_fragment_refresh', ['late']);
    expect(heard).toHaveLength(1);
  });

  test('jQuery that comes later is found', () => {
    const heard: unknown[][] = [];
    const undo = bridge().listen(body, 'updated_wc_div', (...args) => heard.push(args));
    const $ = installJQuery();
    window.dispatchEvent(new Event('load'));
    $(body).trigger('updated_wc_div');
    expect(heard).toHaveLength(1);
    undo();
  });
});

test.each([undefined, null, 'jQuery', {}, () => {}, document.createElement('div')])(
  'a jQuery that is none (%s) is left alone',
  (value) => {
    Object.assign(window, { jQuery: value });
    expect(bridge().emit(body, 'slide').isAllowed).toBe(true);
  },
);

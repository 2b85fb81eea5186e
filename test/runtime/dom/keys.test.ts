import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createControllerScope } from '../../../src/runtime/controller-scope';
import { makeButton } from '../../../src/runtime/dom/make-button';
import { stepOfEvent } from '../../../src/runtime/dom/step-of-event';
import { createShopPage, type ShopPage } from '../../shop/shop-page';

const row = { count: 4, isVertical: false };
const column = { count: 4, isVertical: true };

describe('a key in a row of controls', () => {
  const press = (
    key: string,
    from: number,
    { dir = 'ltr', where = row, more = {} as KeyboardEventInit } = {},
  ) => {
    document.body.innerHTML = `<p style="direction:${dir}"></p>`;
    const target = document.querySelector('p') as HTMLElement;
    let step: number | null = null;
    target.addEventListener('keydown', (event) => {
      step = stepOfEvent(event, from, where);
    });
    target.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
    return step;
  };

  test.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 0, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['ArrowUp', 1, null],
    ['ArrowDown', 1, null],
    ['Enter', 1, null],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(press(key, from)).toBe(to);
  });

  test.each([
    ['ArrowRight', 1, 0],
    ['ArrowLeft', 1, 2],
    ['ArrowRight', 0, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
  ])('%s leads from %i to %i where text runs from right to left', (key, from, to) => {
    expect(press(key, from, { dir: 'rtl' })).toBe(to);
  });

  test.each([
    ['ArrowDown', 1, 2],
    ['ArrowUp', 1, 0],
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['ArrowRight', 1, null],
    ['ArrowLeft', 1, null],
  ])('%s leads from %i to %s in a column', (key, from, to) => {
    expect(press(key, from, { where: column })).toBe(to);
    expect(press(key, from, { where: column, dir: 'rtl' })).toBe(to);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'is the browser’s with %s',
    (modifier) => {
      expect(press('ArrowRight', 1, { more: { [modifier]: true } })).toBeNull();
    },
  );

  test('leads nowhere where there is no control', () => {
    const where = { count: 0, isVertical: false };
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End'])
      expect(press(key, 0, { where })).toBeNull();
  });

  test('leads nowhere where it happened in no element', () => {
    const event = { ...new KeyboardEvent('keydown'), key: 'Home', target: window };
    expect(stepOfEvent(event, 2, row)).toBeNull();
  });
});

describe('a span that looks like a button', () => {
  let shop: ShopPage;
  let end = () => {};
  const press = vi.fn();
  beforeEach(() => press.mockClear());
  afterEach(() => {
    end();
    shop.clear();
  });
  const make = (html: string) => {
    shop = createShopPage({ html });
    const created = createControllerScope(shop.page, 'test');
    ({ end } = created);
    const span = shop.find('span');
    makeButton(created.scope, span, { label: 'Open the menu', press });
    return span;
  };
  const key = (span: HTMLElement, name: string, repeat = false) => {
    const init = { key: name, repeat, bubbles: true, cancelable: true };
    const event = new KeyboardEvent('keydown', init);
    span.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('is one for assistive technology and the keyboard, and is a span again afterwards', () => {
    const span = make('<span></span>');
    expect(span.outerHTML).toBe(
      '<span role="button" tabindex="0" aria-label="Open the menu"></span>',
    );
    end();
    expect(span.outerHTML).toBe('<span></span>');
  });

  test.each([
    ['a name of its own', '<span aria-label="Menu"> </span>', 'Menu'],
    ['an empty name of its own', '<span aria-label=""></span>', ''],
    ['a text', '<span> Menu </span>', null],
  ])('keeps %s', (_, html, label) => {
    expect(make(html).getAttribute('aria-label')).toBe(label);
  });

  test('without a text but blanks is named', () => {
    expect(make('<span> \n </span>').getAttribute('aria-label')).toBe('Open the menu');
  });

  test('is pressed by a click, and leads nowhere else', () => {
    const span = make('<span></span>');
    const event = new MouseEvent('click', { cancelable: true });
    span.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(press).toHaveBeenCalledTimes(1);
  });

  test.each(['Enter', ' '])('is pressed by %j, and the page does not scroll', (name) => {
    expect(key(make('<span></span>'), name)).toBe(true);
    expect(press).toHaveBeenCalledTimes(1);
  });

  test.each(['Enter', ' '])('is pressed once while %j is held', (name) => {
    const span = make('<span></span>');
    expect([false, true, true].map((repeat) => key(span, name, repeat))).toEqual([
      true,
      true,
      true,
    ]);
    expect(press).toHaveBeenCalledTimes(1);
  });

  test('leaves other keys to the browser', () => {
    expect(key(make('<span></span>'), 'Tab')).toBe(false);
    expect(press).not.toHaveBeenCalled();
  });
});

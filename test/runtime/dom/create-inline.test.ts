import { beforeEach, describe, expect, test } from 'vitest';
import { createChanges } from '../../../src/runtime/dom/changes';
import { createInline } from '../../../src/runtime/dom/create-inline';

let root: HTMLElement;
const child = () => root.firstElementChild as HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
});

describe('inline styles that are written while scrolling', () => {
  test.each([
    ['<p>Text</p>'],
    ['<p style="color:red;  margin-top: 0">Text</p>'],
    ['<p style="left: 5px !important">Text</p>'],
  ])('leave nothing behind on %s', (html) => {
    root.innerHTML = html;
    const inline = createInline(child());
    inline.write({ position: 'fixed !important', left: '120px', transition: null });
    expect(child().style.position).toBe('fixed');
    expect(child().style.getPropertyPriority('position')).toBe('important');
    expect(child().style.left).toBe('120px');
    inline.write({ left: '130px', translate: '0 -5px' });
    expect(child().style.left).toBe('130px');
    inline.undo();
    expect(root.innerHTML).toBe(html);
  });

  test('are restored one by one', () => {
    root.innerHTML = '<p>Text</p>';
    const inline = createInline(child());
    inline.write({ left: '1px', top: '2px' });
    inline.write({ left: null });
    expect(child().style.left).toBe('');
    expect(child().style.top).toBe('2px');
  });

  test('that restore nothing leave an element without any as it is', () => {
    root.innerHTML = '<p>Text</p>';
    const inline = createInline(child());
    inline.write({ left: null, transition: null });
    inline.set('translate', null);
    expect(root.innerHTML).toBe('<p>Text</p>');
  });

  test('leave what others have written before them', () => {
    root.innerHTML = '<p>Text</p>';
    const inline = createInline(child());
    child().style.opacity = '0.5';
    inline.write({ left: '1px', top: '2px' });
    expect(child().style.opacity).toBe('0.5');
    expect(child().style.top).toBe('2px');
    inline.undo();
    expect(child().getAttribute('style')).toBe('opacity: 0.5;');
  });

  test('leave what others have written beside them', () => {
    root.innerHTML = '<p>Text</p>';
    const inline = createInline(child());
    inline.write({ left: '1px' });
    child().style.opacity = '0.5';
    inline.undo();
    expect(child().style.opacity).toBe('0.5');
    expect(child().style.left).toBe('');
  });
});

/** Browsers keep the attribute when its last declaration is removed; happy-dom does not. */
const keepEmptyAttribute = (element: HTMLElement) => {
  const { style } = element;
  for (const method of ['removeProperty', 'setProperty'] as const) {
    const original = style[method].bind(style) as (...args: string[]) => string;
    style[method] = (...args: string[]) => {
      const value = original(...args);
      if (style.length === 0) element.setAttribute('style', '');
      return value;
    };
  }
};

test.each<[string, string | null]>([
  ['continues', '10px'],
  ['has restored what it wrote', null],
])('a ledger that begins beside a writer that %s leaves no empty style behind', (_, value) => {
  const element = document.createElement('div');
  keepEmptyAttribute(element);
  const inline = createInline(element);
  inline.write({ 'scroll-padding-top': '10px' });
  inline.write({ 'scroll-padding-top': value });
  const ledger = createChanges();
  ledger.setStyle(element, 'color', 'red');
  inline.undo();
  ledger.undo();
  expect(element.outerHTML).toBe('<div></div>');
});

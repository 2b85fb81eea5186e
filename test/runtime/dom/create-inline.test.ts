import { beforeEach, describe, expect, test } from 'vitest';
import { createInline } from '../../../src/runtime/dom/create-inline';

let root: HTMLElement;
const part = () => root.firstElementChild as HTMLElement;

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
    const inline = createInline(part());
    inline.write({ position: 'fixed !important', left: '120px', transition: null });
    expect(part().style.position).toBe('fixed');
    expect(part().style.getPropertyPriority('position')).toBe('important');
    expect(part().style.left).toBe('120px');
    inline.write({ left: '130px', translate: '0 -5px' });
    expect(part().style.left).toBe('130px');
    inline.undo();
    expect(root.innerHTML).toBe(html);
  });

  test('are given back one by one', () => {
    root.innerHTML = '<p>Text</p>';
    const inline = createInline(part());
    inline.write({ left: '1px', top: '2px' });
    inline.write({ left: null });
    expect(part().style.left).toBe('');
    expect(part().style.top).toBe('2px');
  });

  test('leave what others have written beside them', () => {
    root.innerHTML = '<p>Text</p>';
    const inline = createInline(part());
    inline.write({ left: '1px' });
    part().style.opacity = '0.5';
    inline.undo();
    expect(part().style.opacity).toBe('0.5');
    expect(part().style.left).toBe('');
  });
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createEarlyChanges } from '../../../src/runtime/loader/create-early-changes';

const elementOf = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
const text = () => document.body.innerHTML;

test.each([
  '<p>x</p>',
  '<p class="" style="">x</p>',
  '<p class="b  a " style="color: red;top:1px">x</p>',
])("the server's text is restored as it was: %s", (html) => {
  const element = elementOf(html);
  const changes = createEarlyChanges();
  changes.setClass(element, 'a', false);
  changes.setClass(element, 'c', true);
  changes.setStyle(element, 'top', '5px');
  changes.setStyle(element, 'top', '6px');
  expect(element.className.trim()).toMatch(/c$/);
  expect(element.style.top).toBe('6px');
  changes.undo();
  expect(text()).toBe(html);
  changes.undo();
  expect(text()).toBe(html);
});

test('changes of others stay, ours are removed', () => {
  const element = elementOf('<p class="a" style="color: red; top: 1px">x</p>');
  const changes = createEarlyChanges();
  changes.setClass(element, 'ours', true);
  changes.setClass(element, 'a', false);
  changes.setStyle(element, 'top', '5px');
  changes.setStyle(element, 'left', '5px');
  element.classList.add('theirs');
  element.style.color = 'blue';
  element.style.left = '9px';
  changes.undo();
  expect([...element.classList].sort()).toEqual(['a', 'theirs']);
  expect(element.style.color).toBe('blue');
  expect(element.style.top).toBe('1px');
  expect(element.style.left).toBe('9px');
});

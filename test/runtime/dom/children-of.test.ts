import { beforeEach, describe, expect, test } from 'vitest';
import { childrenOf, indexOfElement, shallowest } from '../../../src/runtime/dom/children-of';
import { wrapContents } from '../../../src/runtime/dom/wrap-contents';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const ids = (elements: readonly Element[]) => elements.map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<div id="tabs"><p id="a" class="tab"></p><svg class="tab"></svg><div id="b">
    <p id="inner" class="tab"><i id="leaf"></i></p></div><p id="c" class="tab other"></p></div><div id="empty"></div>`;
});

describe('a module and what belongs to it', () => {
  test('are its own children, not those of a module inside it', () => {
    expect(ids(childrenOf(find('#tabs'), '.tab'))).toEqual(['a', 'c']);
    expect(childrenOf(find('#tabs'), '.none')).toEqual([]);
  });

  test('are nothing where there is no module', () => {
    expect(childrenOf(undefined, '.tab')).toEqual([]);
  });

  test('are found as high up as there are any', () => {
    expect(ids(shallowest(document.body, '.tab'))).toEqual(['a', '', 'c']);
    expect(ids(shallowest(document.body, '#inner,#leaf'))).toEqual(['inner']);
    expect(ids(shallowest(find('#tabs'), 'i'))).toEqual(['leaf']);
    expect(shallowest(document.body, '.none')).toEqual([]);
    expect(shallowest(find('#empty'), '*')).toEqual([]);
  });

  test('a press inside one of them is one on it', () => {
    const tabs = [find('#a'), find('#b'), find('#c')];
    expect(indexOfElement(tabs, find('#leaf'))).toBe(1);
    expect(indexOfElement(tabs, find('#c'))).toBe(2);
    expect(indexOfElement(tabs, find('#empty'))).toBe(-1);
    expect(indexOfElement(tabs, window)).toBe(-1);
    expect(indexOfElement(tabs, null)).toBe(-1);
  });
});

test('wrapped nodes are kept, and restored to their place afterwards', () => {
  document.body.innerHTML = '<p id="one">a<b>b</b></p><p id="two">c</p><p id="three">d</p>';
  const before = document.body.innerHTML;
  const bold = find('b');
  const wrappers = [document.createElement('span'), document.createElement('span')];
  const undo = wrapContents([...document.querySelectorAll('p')], wrappers);
  expect(document.body.innerHTML).toBe(
    '<p id="one"><span>a<b>b</b></span></p><p id="two"><span>c</span></p><p id="three">d</p>',
  );
  expect(find('b')).toBe(bold);
  undo();
  expect(document.body.innerHTML).toBe(before);
  expect(find('b')).toBe(bold);
});

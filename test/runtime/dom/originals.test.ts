import { afterEach, describe, expect, test } from 'vitest';
import { createChanges } from '../../../src/runtime/dom/changes';

afterEach(() => {
  document.body.innerHTML = '';
});

const open = (html: string) => {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  return { element, changes: createChanges() };
};

describe('the markup of the server is spelled as before once Skerry has ended', () => {
  test.each([
    ['classes with more white space than they need', '<p class=" a  b "></p>'],
    ['a class that is repeated', '<p class="a a b"></p>'],
    ['an empty class', '<p class=""></p>'],
    ['no class', '<p></p>'],
    ['styles in words of its own', '<p style="COLOR:red;  margin:0"></p>'],
    ['an important style', '<p style="color:red!important"></p>'],
    ['an empty style', '<p style=""></p>'],
    ['an svg', '<svg class="a  b" style="color:red"></svg>'],
  ])('%s', (_, html) => {
    const { element, changes } = open(html);
    const before = document.body.innerHTML;
    changes.setClass(element, 'ours', true);
    changes.setClass(element, 'b', false);
    changes.setStyle(element, 'display', 'none');
    expect(document.body.innerHTML).not.toBe(before);
    changes.undo();
    expect(document.body.innerHTML).toBe(before);
  });

  test('also where another script has written the same classes in another order', () => {
    const { element, changes } = open('<p class="a  b"></p>');
    changes.setClass(element, 'ours', true);
    element.className = 'ours b a';
    changes.undo();
    expect(element.className).toBe('a  b');
  });

  test('also if two features have changed it, whichever ends last', () => {
    const { element, changes } = open('<p class="a  b" style="color:red"></p>');
    const before = document.body.innerHTML;
    const other = createChanges();
    changes.setClass(element, 'ours', true);
    other.setStyle(element, 'display', 'none');
    changes.undo();
    expect(element.style.display).toBe('none');
    other.undo();
    expect(document.body.innerHTML).toBe(before);
    // After another change, the current value is the original.
    element.className = 'c  d';
    const later = createChanges();
    later.setClass(element, 'ours', true);
    later.undo();
    expect(element.className).toBe('c  d');
  });
});

describe('changes that another script has made meanwhile stay once Skerry has ended', () => {
  test.each<[what: string, html: string, change: (element: HTMLElement) => void, after: string]>([
    [
      'a class more',
      '<p class="a  b"></p>',
      (element) => element.classList.add('theirs'),
      '<p class="a b theirs"></p>',
    ],
    [
      'a class less',
      '<p class="a  b"></p>',
      (element) => element.classList.remove('a'),
      '<p class="b"></p>',
    ],
    [
      'another class in place of one',
      '<p class="a  b"></p>',
      (element) => element.classList.replace('a', 'theirs'),
      '<p class="theirs b"></p>',
    ],
    [
      'a style more',
      '<p style="color:red"></p>',
      (element) => element.style.setProperty('top', '1px'),
      '<p style="color: red; top: 1px;"></p>',
    ],
    [
      'another value of a style',
      '<p style="color:red"></p>',
      (element) => element.style.setProperty('color', 'blue'),
      '<p style="color: blue;"></p>',
    ],
    [
      'a style that is important now',
      '<p style="color:red"></p>',
      (element) => element.style.setProperty('color', 'red', 'important'),
      '<p style="color: red !important;"></p>',
    ],
    [
      'a style that was removed',
      '<p style="color:red"></p>',
      (element) => element.style.removeProperty('color'),
      '<p></p>',
    ],
  ])('%s', (_, html, change, after) => {
    const { element, changes } = open(html);
    changes.setClass(element, 'ours', true);
    changes.setStyle(element, 'display', 'none');
    change(element);
    changes.undo();
    expect(document.body.innerHTML.replace(' class=""', '')).toBe(after);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { createChanges } from '../../../src/runtime/dom/changes';

let root: HTMLElement;
const part = () => root.firstElementChild as HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = '<p class="one  two " style="color:red" title="x">Text</p>';
});

describe('the ledger of changes', () => {
  test('gives classes back letter by letter, white space included', () => {
    const before = root.innerHTML;
    const changes = createChanges();
    changes.setClass(part(), 'two', false);
    changes.setClass(part(), 'three', true);
    expect(part().className).toBe('one three');
    changes.undo();
    expect(root.innerHTML).toBe(before);
  });

  test('gives attributes back, also those that were not there', () => {
    const before = root.innerHTML;
    const changes = createChanges();
    changes.setAttribute(part(), 'title', 'y');
    changes.setAttribute(part(), 'role', 'tab');
    changes.undo();
    expect(root.innerHTML).toBe(before);
  });

  test('gives inline styles back as the server spelled them', () => {
    const before = root.innerHTML;
    const changes = createChanges();
    changes.setStyle(part(), 'display', 'none');
    changes.setStyle(part(), 'color', 'blue');
    expect(part().style.display).toBe('none');
    changes.undo();
    expect(root.innerHTML).toBe(before);
  });

  test('sets important styles, and gives important ones back as important', () => {
    root.innerHTML = '<p style="color: red !important">Text</p>';
    const before = root.innerHTML;
    const changes = createChanges();
    changes.setStyle(part(), 'color', 'blue');
    expect(part().style.getPropertyPriority('color')).toBe('');
    changes.setStyle(part(), 'position', 'fixed !important');
    expect(part().style.getPropertyValue('position')).toBe('fixed');
    expect(part().style.getPropertyPriority('position')).toBe('important');
    changes.undo();
    expect(root.innerHTML).toBe(before);
  });

  test('gives a style back that the browser has written in its own words', () => {
    root.innerHTML = '<p>Text</p>';
    const changes = createChanges();
    changes.setStyle(part(), 'margin-top', '0');
    expect(part().style.marginTop).toBe('0px');
    changes.undo();
    expect(root.innerHTML).toBe('<p>Text</p>');
    changes.setStyle(part(), 'margin-top', '0');
    part().style.marginTop = '5px';
    changes.undo();
    expect(part().style.marginTop).toBe('5px');
  });

  test('sets several classes at once, and restores those that were not there', () => {
    const before = root.innerHTML;
    const changes = createChanges();
    changes.setClasses(part(), ['two', 'three', 'four'], true);
    expect(part().className).toBe('one two three four');
    changes.setClasses(part(), ['two', 'three'], false);
    expect(part().className).toBe('one four');
    changes.undo();
    expect(root.innerHTML).toBe(before);
  });

  test('leaves what others have changed since', () => {
    const changes = createChanges();
    changes.setAttribute(part(), 'title', 'ours');
    changes.setClass(part(), 'three', true);
    part().setAttribute('title', 'theirs');
    part().classList.add('theirs');
    changes.undo();
    expect(part().getAttribute('title')).toBe('theirs');
    expect(part().classList.contains('theirs')).toBe(true);
    expect(part().classList.contains('three')).toBe(false);
  });

  test('gives one change back early without the others', () => {
    const changes = createChanges();
    changes.setClass(part(), 'three', true);
    changes.setAttribute(part(), 'title', 'y');
    changes.setClass(part(), 'three', null);
    changes.setAttribute(part(), 'title', undefined);
    changes.setAttribute(part(), 'lang', 'en');
    expect(part().classList.contains('three')).toBe(false);
    expect(part().getAttribute('title')).toBe('x');
    expect(part().getAttribute('lang')).toBe('en');
  });

  test('two ledgers on one element restore in any order', () => {
    const before = root.innerHTML;
    for (const order of [0, 1]) {
      const ledgers = [createChanges(), createChanges()];
      ledgers[0]?.setClass(part(), 'three', true);
      ledgers[1]?.setClass(part(), 'one', false);
      ledgers[order]?.undo();
      ledgers[1 - order]?.undo();
      expect(root.innerHTML).toBe(before);
    }
  });

  test('undoing twice is undoing once', () => {
    const changes = createChanges();
    changes.setClass(part(), 'three', true);
    changes.undo();
    part().classList.add('three');
    changes.undo();
    expect(part().classList.contains('three')).toBe(true);
  });
});

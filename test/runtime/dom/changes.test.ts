import { beforeEach, describe, expect, test } from 'vitest';
import { createChanges } from '../../../src/runtime/dom/changes';

let root: HTMLElement;
const child = () => root.firstElementChild as HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = '<p class="one  two " style="color:red" title="x">Text</p>';
});

describe('the ledger of changes', () => {
  test('gives classes back letter by letter, white space included', () => {
    const before = root.innerHTML;
    const changes = createChanges();
    changes.setClass(child(), 'two', false);
    changes.setClass(child(), 'three', true);
    expect(child().className).toBe('one three');
    changes.undo();
    expect(root.innerHTML).toBe(before);
  });

  test('gives attributes back, also those that were not there', () => {
    const before = root.innerHTML;
    const changes = createChanges();
    changes.setAttribute(child(), 'title', 'y');
    changes.setAttribute(child(), 'role', 'tab');
    changes.undo();
    expect(root.innerHTML).toBe(before);
  });

  test('gives inline styles back as the server spelled them', () => {
    const before = root.innerHTML;
    const changes = createChanges();
    changes.setStyle(child(), 'display', 'none');
    changes.setStyle(child(), 'color', 'blue');
    expect(child().style.display).toBe('none');
    changes.undo();
    expect(root.innerHTML).toBe(before);
  });

  test('sets important styles, and gives important ones back as important', () => {
    root.innerHTML = '<p style="color: red !important">Text</p>';
    const before = root.innerHTML;
    const changes = createChanges();
    changes.setStyle(child(), 'color', 'blue');
    expect(child().style.getPropertyPriority('color')).toBe('');
    changes.setStyle(child(), 'position', 'fixed !important');
    expect(child().style.getPropertyValue('position')).toBe('fixed');
    expect(child().style.getPropertyPriority('position')).toBe('important');
    changes.undo();
    expect(root.innerHTML).toBe(before);
  });

  test('gives a style back that the browser has written in its own words', () => {
    root.innerHTML = '<p>Text</p>';
    const changes = createChanges();
    changes.setStyle(child(), 'margin-top', '0');
    expect(child().style.marginTop).toBe('0px');
    changes.undo();
    expect(root.innerHTML).toBe('<p>Text</p>');
    changes.setStyle(child(), 'margin-top', '0');
    child().style.marginTop = '5px';
    changes.undo();
    expect(child().style.marginTop).toBe('5px');
  });

  test('sets several classes at once, and restores those that were not there', () => {
    const before = root.innerHTML;
    const changes = createChanges();
    changes.setClasses(child(), ['two', 'three', 'four'], true);
    expect(child().className).toBe('one two three four');
    changes.setClasses(child(), ['two', 'three'], false);
    expect(child().className).toBe('one four');
    changes.undo();
    expect(root.innerHTML).toBe(before);
  });

  test('leaves what others have changed since', () => {
    const changes = createChanges();
    changes.setAttribute(child(), 'title', 'ours');
    changes.setClass(child(), 'three', true);
    child().setAttribute('title', 'theirs');
    child().classList.add('theirs');
    changes.undo();
    expect(child().getAttribute('title')).toBe('theirs');
    expect(child().classList.contains('theirs')).toBe(true);
    expect(child().classList.contains('three')).toBe(false);
  });

  test('gives one change back early without the others', () => {
    const changes = createChanges();
    changes.setClass(child(), 'three', true);
    changes.setAttribute(child(), 'title', 'y');
    changes.setClass(child(), 'three', null);
    changes.setAttribute(child(), 'title', undefined);
    changes.setAttribute(child(), 'lang', 'en');
    expect(child().classList.contains('three')).toBe(false);
    expect(child().getAttribute('title')).toBe('x');
    expect(child().getAttribute('lang')).toBe('en');
  });

  test('two ledgers on one element restore in any order', () => {
    const before = root.innerHTML;
    for (const order of [0, 1]) {
      const ledgers = [createChanges(), createChanges()];
      ledgers[0]?.setClass(child(), 'three', true);
      ledgers[1]?.setClass(child(), 'one', false);
      ledgers[order]?.undo();
      ledgers[1 - order]?.undo();
      expect(root.innerHTML).toBe(before);
    }
  });

  test('undoing twice is undoing once', () => {
    const changes = createChanges();
    changes.setClass(child(), 'three', true);
    changes.undo();
    child().classList.add('three');
    changes.undo();
    expect(child().classList.contains('three')).toBe(true);
  });
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import type { Definition } from '../../../src/runtime/definition';
import { createRegistry } from '../../../src/runtime/registry';
import { repeatPress } from '../../../src/runtime/wake/hold-interaction';

const definition: Definition = {
  kind: 'island',
  name: 'sample',
  family: 'modules',
  selector: '.sample',
  holds: '.control',
  when: 'visible',
  load: async () => ({}),
};

afterEach(() => {
  document.body.innerHTML = '';
});

/** Presses `#pressed` before the runtime starts, and returns how often it is repeated. */
const repeats = (html: string, init: MouseEventInit = {}) => {
  document.body.innerHTML = html;
  const registry = createRegistry();
  for (const root of document.querySelectorAll<HTMLElement>('.sample')) {
    registry.add(definition, root);
  }
  const target = document.querySelector('#pressed');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  target?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  target?.dispatchEvent(press);
  const seen: Event[] = [];
  const listen = (event: Event) => {
    event.preventDefault();
    seen.push(event);
  };
  document.addEventListener('click', listen);
  repeatPress(registry, press);
  document.removeEventListener('click', listen);
  expect(seen.every((event) => event !== press && event.target === target)).toBe(true);
  return seen.length;
};

describe('a press from before the runtime started', () => {
  test.each([
    ['an element without a native action', '<div class="control" id="pressed"></div>'],
    ['something inside of it', '<h5 class="control"><i id="pressed"></i></h5>'],
    ['a placeholder link', '<a class="control" href="#" id="pressed"></a>'],
    ['a link to a place on the page', '<a class="control" href="#tab-2" id="pressed"></a>'],
    ['a link without an address', '<a class="control" id="pressed"></a>'],
    ['a button of no form', '<button class="control" id="pressed"></button>'],
  ])('is repeated once on %s', (_, control) => {
    expect(repeats(`<div class="sample">${control}</div>`)).toBe(1);
  });

  test.each([
    ['a link that the browser follows', '<a class="control" href="/?add=1" id="pressed"></a>'],
    ['a link that loads the page again', '<a class="control" href="" id="pressed"></a>'],
    ['a button that sends a form', '<form><button class="control" id="pressed"></button></form>'],
    ['a box of a form', '<form><input type="checkbox" class="control" id="pressed"></form>'],
    ['an element that is no control', '<p id="pressed"></p>'],
  ])('is not repeated on %s', (_, control) => {
    expect(repeats(`<div class="sample">${control}</div>`)).toBe(0);
  });

  test('is not repeated outside of modules, nor with a modifier key', () => {
    expect(repeats('<div class="sample"></div><b class="control" id="pressed"></b>')).toBe(0);
    const inside = '<div class="sample"><b class="control" id="pressed"></b></div>';
    expect(repeats(inside, { ctrlKey: true })).toBe(0);
    expect(repeats(inside, { button: 1 })).toBe(0);
  });
});

// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { applyCollapsed } from '../../../src/runtime/dom/apply-rules';
import { createChanges } from '../../../src/runtime/dom/changes';

const SERVER = '<p>One</p><p>Two</p>';

/** Two elements of which the first is collapsed, in a browser that does or does not search collapsed text. */
const collapse = (isFindable: boolean) => {
  document.body.innerHTML = SERVER;
  const elements = [...document.querySelectorAll('p')];
  if (isFindable) for (const each of elements) Object.assign(each, { onbeforematch: null });
  const changes = createChanges();
  applyCollapsed(changes, elements, {
    isCollapsed: (index) => index === 0,
    displayOf: (index) => (index === 1 ? 'flex' : 'unset'),
  });
  return changes;
};
afterEach(() => document.body.replaceChildren());

test('find-in-page finds collapsed content, which takes no space', () => {
  const changes = collapse(true);
  const [closed, open] = document.querySelectorAll('p');
  expect(closed?.getAttribute('hidden')).toBe('until-found');
  expect(closed?.style.display).toBe('block');
  expect(closed?.style.padding).toBe('0px');
  expect(closed?.style.margin).toBe('0px');
  expect(open?.outerHTML).toBe('<p style="display: flex;">Two</p>');
  changes.undo();
  expect(document.body.innerHTML).toBe(SERVER);
});

test('where browsers search no collapsed text, it is not shown at all', () => {
  const changes = collapse(false);
  expect(document.body.innerHTML).toBe(
    '<p style="display: none;">One</p><p style="display: flex;">Two</p>',
  );
  changes.undo();
  expect(document.body.innerHTML).toBe(SERVER);
});

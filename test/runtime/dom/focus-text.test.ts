// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { createChanges } from '../../../src/runtime/dom/changes';
import { focusText } from '../../../src/runtime/dom/focus-text';

const open = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('p') as HTMLElement;
};
afterEach(() => document.body.replaceChildren());

test.each([
  ['with a ledger', createChanges()],
  ['without one', undefined],
] as const)('a text that had the focus is no Tab stop once it is left, %s', (_, changes) => {
  const text = open('<p>Sent.</p>');
  focusText(text, changes);
  expect(document.activeElement).toBe(text);
  expect(text.tabIndex).toBe(-1);
  text.blur();
  expect(text.outerHTML).toBe('<p>Sent.</p>');
});

test('a text that has the focus when its ledger is restored is the server’s again', () => {
  const text = open('<p>Sent.</p>');
  const changes = createChanges();
  focusText(text, changes);
  changes.undo();
  expect(text.outerHTML).toBe('<p>Sent.</p>');
});

test('a tabindex of the server stays', () => {
  const text = open('<p tabindex="0">Sent.</p>');
  focusText(text, createChanges());
  text.blur();
  expect(text.outerHTML).toBe('<p tabindex="0">Sent.</p>');
});

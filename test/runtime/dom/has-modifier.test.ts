import { expect, test } from 'vitest';
import { hasModifier } from '../../../src/runtime/dom/has-modifier';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['no key', {}, false],
  ['Ctrl: a new tab', { ctrlKey: true }, true],
  ['Command: a new tab', { metaKey: true }, true],
  ['Shift: a new window', { shiftKey: true }, true],
  ['Alt: a download', { altKey: true }, true],
])('a press with %s', (_, held, expected) => {
  expect(hasModifier({ ...none, ...held })).toBe(expected);
});

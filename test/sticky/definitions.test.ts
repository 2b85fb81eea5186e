import { expect, test } from 'vitest';
import { definitions } from '../../src/sticky/definitions';
import { hasItsCode, startedBy } from '../support/started-by';

test.each([
  ['et_pb_sticky_module', ['sticky']],
  ['et_pb_module', []],
])('a page with %s has its modules stuck, or not', (name, expected) => {
  expect(startedBy(definitions, { html: `<div class="${name}"></div>` })).toEqual(expected);
});

test('there is code that sticks modules', async () => {
  expect(await Promise.all(definitions.map(hasItsCode))).toEqual([true]);
});

import { expect, test } from 'vitest';
import { recoverJson } from '../../src/shop/woocommerce';

test.each([
  ['{"result":"success"}', { result: 'success' }],
  ['Notice: x in y<br>{"result":"failure","a":{"b":1}}\n<p>', { result: 'failure', a: { b: 1 } }],
  ['<!doctype html>', undefined],
  ['', undefined],
])('of the body %j the response %j is saved', (body, expected) => {
  expect(recoverJson(body, 'result')).toEqual(expected);
});

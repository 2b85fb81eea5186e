import { expect, test } from 'vitest';
import { rowFault } from '../../src/shop/checkout/mark-rows';

test.each([
  ['', { isRequired: true }, 'required'],
  ['', {}, null],
  ['a@b.example', { isEmail: true }, null],
  ['ä@büro.example', { isEmail: true }, null],
  ['"a b"@c.example', { isEmail: true }, null],
  ['a@b', { isEmail: true }, 'email'],
  ['a b@c.example', { isEmail: true }, 'email'],
  ['+44 (0) 20-1', { isPhone: true }, null],
  ['call me', { isPhone: true }, 'phone'],
])('the field value %j with %j has the fault %j', (value, facts, expected) => {
  expect(rowFault({ value, isRequired: false, isEmail: false, isPhone: false, ...facts })).toBe(
    expected,
  );
});

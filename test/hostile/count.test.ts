import { expect, test } from 'vitest';
import { tables } from '../browser/hostile/inputs/tables';

const MIN = 500;

test.each(Object.entries(tables))('%s: no input is listed twice', (_, list) => {
  const texts = list.map((each) => JSON.stringify(each));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

const total = Object.values(tables).reduce((sum, list) => sum + list.length, 0);
test(`the attack suite has ${total} inputs, at least ${MIN}`, () => {
  expect(total).toBeGreaterThanOrEqual(MIN);
});

import { expect, test } from 'vitest';
import { definitions } from '../../src/abtest/definitions';
import { hasItsCode, startedBy } from '../support/started-by';

test.each([
  'et_pb_ab_subject',
  'et_pb_ab_goal',
  'et_pb_ab_split_track',
  'et_pb_ab_shop_conversion',
  'et_pb_subject_placeholder',
])('a page with %s runs A/B tests', (name) => {
  expect(startedBy(definitions, { html: `<div class="${name}"></div>` })).toEqual(['abtest']);
});

test('a page without a test runs none, and those with one load the chunk', async () => {
  expect(startedBy(definitions, { html: '<div class="et_pb_section"></div>' })).toEqual([]);
  expect(await Promise.all(definitions.map(hasItsCode))).toEqual([true]);
});

import { expect, test } from 'vitest';
import { definitions } from '../../src/pixel/definitions';
import { hasItsCode, startedBy } from '../support/started-by';

test.each([
  ['where Pixel Caffeine has printed its events', { aepc_pixel_events: {} }, ['pixel']],
  ['nowhere else', { aepc_pixel: {} }, []],
])('the pixel is served %s', (_, globals, expected) => {
  expect(startedBy(definitions, { globals })).toEqual(expected);
});

test('its chunk is in the named file', async () => {
  for (const definition of definitions) expect(await hasItsCode(definition)).toBe(true);
});

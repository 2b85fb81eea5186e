import { expect, test } from 'vitest';
import { gradientCss, gradientOf } from '../../src/builder/model/background';

test.each([
  [
    'both colours with their places',
    { start: 'red', start_position: '10%', end: 'blue', end_position: '90%' },
    'red 10%, blue 90%',
  ],
  ['colours alone', { start: 'red', end: 'blue' }, 'red 0%, blue 100%'],
  ['the start alone', { start: 'red' }, 'red 0%, #29c4a9 100%'],
  ['the end alone', { end: 'blue' }, '#2b87da 0%, blue 100%'],
  ['a place alone', { start_position: '20%' }, '#2b87da 20%, #29c4a9 100%'],
  ['the end of a place alone', { end_position: '80%' }, '#2b87da 0%, #29c4a9 80%'],
  ['empty stops', { stops: '', start: 'red', end: 'blue' }, 'red 0%, blue 100%'],
  ['stops, which count before', { stops: 'lime 5%|teal 6%', start: 'red' }, 'lime 5%, teal 6%'],
])(
  'a gradient saved before the stops, with %s, keeps its colours [S3.36l, S3.36m, S3.36n, S3.36o]',
  (_, fields, stops) => {
    const attrs = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [`background_color_gradient_${field}`, value]),
    );
    expect(gradientCss(gradientOf(attrs))).toBe(`linear-gradient( 180deg, ${stops} )`);
  },
);

test('a start that names a global colour uses it [S3.36l]', () => {
  const old = { colorStart: 'gcid-a', colorEnd: 'blue' };
  expect(gradientCss(old, [['gcid-a', { color: 'red' }]])).toContain(
    '( 180deg, red 0%, blue 100% )',
  );
});

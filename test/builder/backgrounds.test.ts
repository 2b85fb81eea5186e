import { expect, test } from 'vitest';
import * as builder from '../../src/builder/library';

test('the settings of a gradient show the values that hold before anybody changes them', () => {
  expect(builder.gradientDefaults).toEqual({
    type: 'linear',
    direction: '180deg',
    radialDirection: 'center',
    stops: '#2b87da 0%|#29c4a9 100%',
    repeat: 'off',
    unit: '%',
    overlaysImage: 'off',
    colorStart: '#2b87da',
    startPosition: '0%',
    colorEnd: '#29c4a9',
    endPosition: '100%',
  });
});

test('a gradient has no parts but those that are set [S3.36b]', () => {
  const attrs = { background_color_gradient_type: 'radial', background_color: 'red' };
  expect(Object.entries(builder.gradientOf(attrs))).toEqual([['type', 'radial']]);
});

const image = { background_image: '/a.jpg' };
const gradient = {
  use_background_color_gradient: 'on',
  background_color_gradient_stops: 'red 0%|blue 100%',
};
const overlaid = { background_color_gradient_overlays_image: 'on', parallax: 'on' };
const url = 'url("/a.jpg")';
const css = 'linear-gradient( 180deg, red 0%, blue 100% )';

test.each([
  [
    'an image keeps its place where the gradient that would lie over it is switched off',
    { ...image, ...overlaid, use_background_color_gradient: 'off' },
    { image: url, layer: '' },
  ],
  [
    'a gradient without an image stays on the module itself, parallax or not',
    { ...gradient, ...overlaid },
    { image: css, layer: '' },
  ],
  [
    'an image with parallax but without a gradient stays on the module itself',
    { ...image, parallax: 'on' },
    { image: url, layer: '' },
  ],
])('%s [S3.32k, S3.32r]', (_, attrs, expected) => {
  expect(builder.backgroundCss(attrs)).toMatchObject(expected);
});

test.each(['constructor', '__proto__', 'toString'])(
  'a gradient whose stored type is %j is a linear one, and breaks nothing [S5.25]',
  (type) => {
    expect(builder.gradientCss({ type, stops: 'red 0%|blue 100%' })).toMatch(/^linear-gradient\(/);
  },
);

import { expect, test } from 'vitest';
import {
  reduceShownGallery,
  type ShownGallery,
  type ShownGalleryAction,
} from '../../src/shop/variations/shown-gallery';

const own: ShownGallery<string> = { own: 'own', shown: 'own', html: '' };
const red: ShownGallery<string> = { own: 'own', shown: 'red', html: '<red>' };

test.each<[string, ShownGallery<string>, ShownGalleryAction<string>, ShownGallery<string>]>([
  ['a variation brings one', own, { type: 'replace', html: '<red>', gallery: 'red' }, red],
  [
    'the next variation brings another',
    red,
    { type: 'replace', html: '<blue>', gallery: 'blue' },
    { own: 'own', shown: 'blue', html: '<blue>' },
  ],
  ['a reset brings the own one back', red, { type: 'restore' }, own],
  [
    'a script has replaced the product’s gallery',
    own,
    { type: 'find', gallery: 'other' },
    { own: 'other', shown: 'other', html: '' },
  ],
  [
    'a script has replaced a variation’s gallery',
    red,
    { type: 'find', gallery: 'other' },
    { own: 'own', shown: 'other', html: '' },
  ],
])('%s', (_, state, action, expected) => {
  expect(reduceShownGallery(state, action)).toEqual(expected);
});

test.each<[string, ShownGallery<string>, ShownGalleryAction<string>]>([
  ['a reset without a choice', own, { type: 'restore' }],
  ['what is shown is found there', red, { type: 'find', gallery: 'red' }],
])('%s gives the same state', (_, state, action) => {
  expect(reduceShownGallery(state, action)).toBe(state);
});

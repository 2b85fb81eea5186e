import { expect, test } from 'vitest';
import { positionClasses } from '../../../src/consent/banner/prepare-template';

test.each([
  ['box', 'popup', 'bottom-left', ['cky-box-bottom-left']],
  ['banner', 'popup', 'top', ['cky-banner-top']],
  ['banner', 'pushdown', 'top', ['cky-banner-top', 'cky-classic-top']],
  ['classic', 'pushdown', 'bottom', ['cky-classic-bottom']],
  ['classic', 'popup', 'bottom', ['cky-classic-bottom']],
  ['popup', 'popup', 'bottom', ['cky-popup-center']],
  ['popup', 'pushdown', 'bottom', ['cky-popup-center', 'cky-classic-center']],
  ['my  own', 'popup', 'far \t left', ['cky-my-own-far-left']],
])('a banner of type %s with a %s centre at %s has the classes %j', (...args) => {
  const [type, preferenceCenterType, position, classes] = args;
  expect(positionClasses({ type, preferenceCenterType, position })).toEqual(classes);
});

import { afterEach, describe, expect, test } from 'vitest';
import { builderUtils } from '../../../src/runtime/divi/builder-config';
import { coveredByBars } from '../../../src/runtime/divi/covered-by-bars';
import { headerHeight } from '../../../src/runtime/divi/header-height';

afterEach(() => {
  document.body.removeAttribute('class');
  document.documentElement.removeAttribute('class');
  document.body.innerHTML = '';
});

/** Bars at the top of a page, with their heights; those with a `position` do not scroll with the page. */
const open = ({ body = '', html = '', position = 'fixed' } = {}) => {
  document.body.className = body;
  document.documentElement.className = html;
  document.body.innerHTML = [
    ['id="wpadminbar"', 32],
    ['id="top-header"', 40],
    ['id="main-header"', 80],
    ['id="other"', 7],
  ]
    .map(
      ([name, height]) =>
        `<div ${name} data-height="${height}" style="position:${position}"></div>`,
    )
    .join('');
  measure();
};
const measure = () => {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-height]'))
    Object.defineProperty(bar, 'offsetHeight', {
      configurable: true,
      value: Number(bar.dataset['height']),
    });
};
const covered = () => coveredByBars({ document, window });

describe('the height of the theme’s header', () => {
  test.each<[what: string, page: Parameters<typeof open>[0], height: number]>([
    ['is that of its bars and the admin bar', {}, 152],
    ['is without the main header if that is at the side', { body: 'a et_vertical_nav' }, 72],
    ['is without the admin bar in a preview of phones', { html: 'et-fb-preview--phone' }, 120],
    ['is without the admin bar in a preview of tablets', { html: 'a et-fb-preview--tablet' }, 120],
    ['is without the admin bar where the editor zooms', { html: 'et-fb-preview--zoom b' }, 120],
    ['is with it in a preview of desktops', { html: 'et-fb-preview--desktop' }, 152],
  ])('%s', (_, page, height) => {
    open(page);
    expect(headerHeight(document)).toBe(height);
  });

  test('is none where there is no bar', () => {
    expect(headerHeight(document)).toBe(0);
  });
});

describe('what bars cover at the top of the window', () => {
  test.each<[what: string, page: Parameters<typeof open>[0], height: number]>([
    ['is all that stays there', {}, 152],
    ['is what sticks there, too', { position: 'sticky' }, 152],
    ['is nothing that scrolls away', { position: 'relative' }, 0],
    ['is only the admin bar if the header is at the side', { body: 'et_vertical_nav' }, 32],
  ])('%s', (_, page, height) => {
    open(page);
    expect(covered()).toBe(height);
  });

  test('are also the sections of a header made with the builder that stay', () => {
    const section = (position: string, height: number) =>
      `<div class="et_pb_section--fixed" data-height="${height}" style="position:${position}"></div>`;
    document.body.innerHTML = `<header class="et-l--header">${section('fixed', 50)}${section('static', 9)}</header>${section('fixed', 5)}`;
    measure();
    expect(covered()).toBe(50);
  });
});

test.each([
  ['tb', 'tb'],
  ['fe', 'fe'],
  ['elsewhere', ''],
  [1, ''],
])('the page names its editor: %j is %j', (builderType, expected) => {
  expect(builderUtils.read({ builderType, condition: { diviTheme: '1' } })).toEqual({
    builderType: expected,
  });
});

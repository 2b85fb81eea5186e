import { expect, test, vi } from 'vitest';
import { startPageOffset } from '../../../src/modules/header/page-offset';
import { layOut, withLayout } from '../../support/laid-out';
import { changeSize, watchedForSize } from '../../support/observers';
import { around, boxes, full, layout, section } from './offset-page';

const open = withLayout();
const html = around('');

test('a page starts below its fixed header, and that below the bars above it', () => {
  const { style } = open(startPageOffset, { html, bodyClass: 'et_fixed_nav', boxes });
  expect(style('#page-container', 'padding-top')).toBe('110px');
  expect(style('#main-header', 'top')).toBe('62px');
});

test('without bars above, the page starts below the header alone', () => {
  const { style } = open(startPageOffset, {
    html: '<div id="page-container"><header id="main-header"></header></div>',
    bodyClass: 'et_fixed_nav',
    boxes,
  });
  expect(style('#page-container', 'padding-top')).toBe('80px');
  expect(style('#main-header', 'top')).toBe('0px');
});

test.each([
  [981, '110px', '80'],
  [980, '109px', null],
])(
  'in a window of %i px the page starts at %s, and scripts read %s as its height',
  (width, top, height) => {
    const { style, find } = open(startPageOffset, {
      html,
      bodyClass: 'et_fixed_nav',
      boxes,
      width,
    });
    expect(style('#page-container', 'padding-top')).toBe(top);
    expect(find('#main-header').getAttribute('data-height-onload')).toBe(height);
    expect(find('#main-header').getAttribute('data-height-loaded')).toBe(height && 'true');
  },
);

test.each([
  ['et_fixed_nav', '80'],
  ['et_fixed_nav et_hide_nav', '54'],
])(
  'with %s full-screen sections leave %s px for the header once the page is scrolled',
  (bodyClass, height) => {
    const navigation = '<div id="et-top-navigation" data-height="66" data-fixed-height="40"></div>';
    const { find, stop, server } = open(startPageOffset, {
      html: html.replace('<img id="logo">', navigation),
      bodyClass,
      boxes,
    });
    expect(find('#main-header').getAttribute('data-fixed-height-onload')).toBe(height);
    stop();
    expect(document.body.outerHTML).toBe(server);
  },
);

test.each([
  'et_non_fixed_nav',
  'et_fixed_nav et_vertical_nav',
  'et_fixed_nav et_extra',
  'et_transparent_nav et_extra',
])('with %s the page starts at the position of the style sheet', (bodyClass) => {
  const { server } = open(startPageOffset, { html, bodyClass, boxes });
  expect(document.body.outerHTML).toBe(server);
});

test('a header that has shrunk before is measured whole, without moving', () => {
  const small = html.replace('id="main-header"', 'id="main-header" class="et-fixed-header"');
  const { find, page } = open(startPageOffset, { html: small, bodyClass: 'et_fixed_nav', boxes });
  const header = find('#main-header');
  const read: string[] = [];
  Object.defineProperty(header, 'offsetHeight', {
    get() {
      read.push(header.className);
      return header.classList.contains('et-fixed-header') ? 54 : 90;
    },
  });
  page.bus.emit('header:changed');
  expect(find('#page-container').style.paddingTop).toBe('120px');
  expect(header.className).toBe('et-fixed-header');
  // No transition starts before the class of the small header is restored.
  expect(read).toEqual(['et-disabled-animations', 'et-disabled-animations et-fixed-header']);
});

test('a header on its way to the height of another width is measured as it will be', () => {
  const { find, style, resize } = open(startPageOffset, { html, bodyClass: 'et_fixed_nav', boxes });
  let height = 69;
  class Transition {
    finish() {
      height = 60;
    }
  }
  vi.stubGlobal('CSSTransition', Transition);
  // An animation without an end cannot be finished.
  const endless = { finish: () => expect.unreachable() } as unknown as Animation;
  const header = find('#main-header');
  Object.defineProperty(header, 'offsetHeight', { get: () => height });
  header.getAnimations = (options) =>
    options?.subtree ? [endless, new Transition() as CSSTransition] : [];
  resize(390);
  expect(style('#page-container', 'padding-top')).toBe('89px');
  vi.unstubAllGlobals();
});

test.each<[string, (page: ReturnType<typeof open>) => void]>([
  ['its logo has arrived', ({ find }) => find('#logo').dispatchEvent(new Event('load'))],
  ['its font has arrived with the page', () => window.dispatchEvent(new Event('load'))],
  ['its logo does not arrive', ({ find }) => find('#logo').dispatchEvent(new Event('error'))],
  ['the window has another width', ({ resize }) => resize(1100)],
  ['another script notifies', ({ page }) => page.bus.emit('header:changed')],
])('the page follows its header when %s', (_, change) => {
  const mounted = open(startPageOffset, { html, bodyClass: 'et_fixed_nav', boxes });
  const onMeasured = vi.fn();
  document.addEventListener('skerry:et-pb-header-height-calculated', onMeasured, { once: true });
  Object.defineProperty(mounted.find('#main-header'), 'offsetHeight', { value: 100 });
  change(mounted);
  expect(mounted.style('#page-container', 'padding-top')).toBe('130px');
  expect(onMeasured).toHaveBeenCalledOnce();
});

/** The text of a bar has another size, and its height has been the same for a while. */
const grow = (bar: HTMLElement, height: number) => {
  layOut(bar, { height });
  changeSize(bar);
  vi.advanceTimersByTime(200);
};

test('text that is enlarged after loading leaves the page below its header (WCAG 1.4.4)', () => {
  const { find, style, stop } = open(startPageOffset, { html, bodyClass: 'et_fixed_nav', boxes });
  grow(find('#main-header'), 125);
  expect(style('#page-container', 'padding-top')).toBe('155px');
  grow(find('#top-header'), 60);
  expect(style('#page-container', 'padding-top')).toBe('185px');
  expect(style('#main-header', 'top')).toBe('92px');
  stop();
  expect(watchedForSize()).toEqual([]);
});

test.each<[string, (header: HTMLElement) => void]>([
  ['has shrunk', (header) => header.classList.add('et-fixed-header')],
  [
    'shows the mobile menu',
    (header) => header.insertAdjacentHTML('beforeend', '<div class="mobile_nav opened"></div>'),
  ],
])('a header whose size changes while it %s does not move the page', (_, change) => {
  const { find, style } = open(startPageOffset, { html, bodyClass: 'et_fixed_nav', boxes });
  change(find('#main-header'));
  grow(find('#main-header'), 125);
  expect(style('#page-container', 'padding-top')).toBe('110px');
});

test('a header that moves is not measured before it has arrived', () => {
  const { find, page } = open(startPageOffset, { html, bodyClass: 'et_fixed_nav', boxes });
  const onMeasured = vi.fn();
  page.document.addEventListener('skerry:et-pb-header-height-calculated', onMeasured);
  for (const height of [60, 70, 80]) {
    layOut(find('#main-header'), { height });
    changeSize(find('#main-header'));
    vi.advanceTimersByTime(199);
  }
  vi.advanceTimersByTime(1);
  expect(onMeasured).not.toHaveBeenCalled();
});

test("a phone's bars that appear and disappear do not move the page", () => {
  const { find, style, resize } = open(startPageOffset, { html, bodyClass: 'et_fixed_nav', boxes });
  Object.defineProperty(find('#main-header'), 'offsetHeight', { value: 100 });
  resize(1200, 600);
  expect(style('#page-container', 'padding-top')).toBe('110px');
});

const hiding = { html, boxes, bodyClass: 'et_fixed_nav et_hide_nav' };

test.each([
  [1111, true],
  [1110, false],
])(
  'on a page of %i px a header that hides is out of sight at the top: %s',
  (pageHeight, isHidden) => {
    const { find, style } = open(startPageOffset, { ...hiding, pageHeight });
    expect(document.body.className).toBe(
      isHidden ? 'et_fixed_nav et_hide_nav' : 'et_fixed_nav et_hide_nav_disabled',
    );
    for (const bar of ['#main-header', '#top-header']) {
      expect(find(bar).style.transform).toBe(`translateY(${isHidden ? -110 : 0}px)`);
      expect(style(bar, 'opacity')).toBe(isHidden ? '' : '1');
    }
  },
);

test('a header hides too if images have made the page long enough by the time it is loaded', () => {
  const { find } = open(startPageOffset, { ...hiding, pageHeight: 900 });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000 });
  window.dispatchEvent(new Event('load'));
  expect(document.body.className).toBe('et_fixed_nav et_hide_nav');
  expect(find('#main-header').style.transform).toBe('translateY(-110px)');
});

test('a header that does not hide is not moved', () => {
  const { find } = open(startPageOffset, { html, bodyClass: 'et_fixed_nav', boxes });
  expect(find('#main-header').style.cssText).toBe('top: 62px;');
  expect(document.body.className).toBe('et_fixed_nav');
});

test('a header that hides alone, without a secondary bar, is out of sight by its own height', () => {
  const { find } = open(startPageOffset, {
    ...hiding,
    html: html.replace('top-header', 'other'),
  });
  expect(find('#main-header').style.transform).toBe('translateY(-80px)');
});

test.each([
  [1200, ''],
  [900, '109px'],
])(
  'a header that hides and is transparent lies over nothing: at %i px the section has "%s"',
  (width, top) => {
    const { style } = open(startPageOffset, {
      boxes,
      width,
      html: around(layout(section())),
      bodyClass: 'et_transparent_nav et_hide_nav',
    });
    expect(style('.et_pb_section', 'padding-top')).toBe(top);
  },
);

test('a logo that is loading reserves the space of its image until it is loaded', () => {
  const { find, style } = open(startPageOffset, {
    html: html.replace('<img id="logo">', '<img id="logo" width="93" height="43">'),
    bodyClass: 'et_fixed_nav',
    boxes,
  });
  const logo = find('#logo');
  Object.defineProperty(logo, 'complete', { value: false, configurable: true });
  logo.dispatchEvent(new Event('error'));
  expect(style('#logo', 'contain-intrinsic-size')).toBe('93px 43px');
  expect(style('#logo', 'contain')).toBe('size');
  Object.defineProperty(logo, 'complete', { value: true });
  logo.dispatchEvent(new Event('load'));
  expect(logo.style.cssText).toBe('');
});

test.each([
  ['et_fixed_nav et_hide_nav', html],
  ['et_transparent_nav', around(layout(section()))],
  ['et_transparent_nav', around(full('<i class="et_pb_module et_pb_menu"></i>'))],
])('with %s the end leaves the markup of the server', (bodyClass, markup) => {
  const { stop, server } = open(startPageOffset, { html: markup, bodyClass, boxes });
  expect(document.body.outerHTML).not.toBe(server);
  stop();
  expect(document.body.outerHTML).toBe(server);
});

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOptions } from '../../src/runtime/loader/read-options';
import type { Page } from '../../src/runtime/page';
import { type BannerPage, openBanner } from './banner-page';
import { createObservers } from '../support/observers';
import { waitFor } from '../support/wait-for';

let banner: BannerPage;
let sizes: ReturnType<typeof createObservers>;

const shortCodes = {
  cky_video_placeholder:
    '<div class="video-placeholder-normal" data-cky-tag="video-placeholder" id="[UNIQUEID]"><p class="video-placeholder-text-normal" data-cky-tag="placeholder-title">Please allow</p></div>',
};
const withoutThumbnails = { options: { ...readOptions(null), hasThumbnails: false } };
const ADDRESS = 'https://www.youtube.com/embed/abcdefghijk';
const frame = (id = 'frame', address = ADDRESS) =>
  `<iframe id="${id}" data-src="${address}" data-cookieyes="cookieyes-functional"></iframe>`;
const boxes = () => banner.all('.video-placeholder-normal, .video-placeholder-youtube');
const allow = () => banner.find('.skerry-allow-once');

/** The browser has laid out a frame. */
const layOut = (id = 'frame', width = 300, height = 200) => {
  const element = banner.find(`#${id}`);
  element.getBoundingClientRect = () => ({ width, height }) as DOMRect;
  act(() => sizes.notify({ target: element }));
};
const open = async (more: Parameters<typeof openBanner>[0] = {}) => {
  const html = `<div>${frame()}</div>`;
  banner = await openBanner({ shortCodes, html, page: withoutThumbnails, ...more });
};

beforeEach(() => {
  sizes = createObservers();
  vi.stubGlobal('ResizeObserver', sizes.Observer);
});
afterEach(() => {
  banner.end();
  vi.unstubAllGlobals();
});

test('a frame that waits has a placeholder of its size before it', async () => {
  await open();
  expect(boxes()).toEqual([]);
  layOut();
  const [box] = boxes();
  expect(box?.nextElementSibling).toBe(banner.find('#frame'));
  // No fixed height: larger type may need more (WCAG 1.4.4).
  expect([box?.style.width, box?.style.minHeight, box?.style.height]).toEqual([
    '300px',
    '200px',
    '',
  ]);
  expect(box?.id).toMatch(/^skerry-\d+$/);
  expect(banner.find('#frame').style.display).toBe('none');
  expect(box?.className).toBe('video-placeholder-normal');
});

test.each([
  [0, 200],
  [300, 0],
])('a frame of %i by %i in a closed tab has none until it is opened', async (width, height) => {
  await open();
  layOut('frame', width, height);
  expect(boxes()).toEqual([]);
  layOut();
  expect(boxes()).toHaveLength(1);
});

test('a placeholder is as large as its frame would be in a window of another width', async () => {
  const width = vi.spyOn(document.documentElement, 'clientWidth', 'get');
  const rotate = (pixels: number) => {
    width.mockReturnValue(pixels);
    window.dispatchEvent(new Event('resize'));
  };
  rotate(800);
  await open();
  layOut();
  const [box] = boxes();
  const element = banner.find('#frame');
  let size = { width: 150, height: 100 };
  const shown: string[] = [];
  element.getBoundingClientRect = () => {
    shown.push(`${element.style.display}/${box?.style.display}`);
    return size as DOMRect;
  };
  rotate(400);
  expect([box?.style.width, box?.style.minHeight]).toEqual(['150px', '100px']);
  expect(shown).toEqual(['/none']);
  expect([element.style.display, box?.style.display]).toEqual(['none', '']);
  // A phone’s toolbars that appear and disappear change nothing.
  rotate(400);
  expect(shown).toHaveLength(1);
  // In a closed tab panel it has no size.
  size = { width: 0, height: 0 };
  rotate(800);
  expect(box?.style.width).toBe('150px');
});

test('the first size counts: the frame has none while its placeholder is shown', async () => {
  await open();
  layOut();
  expect(sizes.watched()).toEqual([]);
});

test('the words are a button that opens the choice', async () => {
  await open();
  layOut();
  const title = banner.tag('placeholder-title');
  expect([title.getAttribute('role'), title.getAttribute('tabindex')]).toEqual(['button', '0']);
  expect(title.style.display).toBe('block');
  banner.key(title, 'Enter');
  expect(banner.has('.cky-modal', 'cky-modal-open')).toBe(true);
});

test('the words have the colours of the site, and are no button where it does not show them', async () => {
  await open({
    bannerConfig: { videoPlaceholder: { status: true, styles: { color: '#ff0000' } } },
  });
  layOut();
  expect(banner.tag('placeholder-title').style.color).toBe('#ff0000');
  banner.end();
  await open({
    bannerConfig: { videoPlaceholder: { status: false, styles: { color: '#ff0000' } } },
  });
  layOut();
  const title = banner.tag('placeholder-title');
  expect([title.style.color, title.style.display, title.getAttribute('role')]).toEqual([
    '',
    '',
    null,
  ]);
});

test('one frame can be shown once, without a choice; the others wait on', async () => {
  await open({ html: `${frame()}${frame('other')}` });
  layOut();
  layOut('other', 100, 50);
  expect(boxes()).toHaveLength(2);
  expect(allow().textContent).toBe('Show this once');
  expect([allow().getAttribute('type'), allow().style.minHeight]).toEqual(['button', '24px']);
  banner.press(allow());
  expect(banner.find('#frame').getAttribute('src')).toBe(ADDRESS);
  expect(banner.find('#frame').style.display).toBe('');
  expect(boxes().map(({ style }) => style.width)).toEqual(['100px']);
  expect(banner.find('#other').hasAttribute('src')).toBe(false);
  expect(banner.record()).toBeUndefined();
});

test('consent removes the placeholders', async () => {
  await open();
  layOut();
  banner.press(banner.tag('accept-button'));
  await waitFor(async () => {
    await banner.allSettled();
    expect(boxes()).toEqual([]);
  });
  expect(banner.find('#frame').getAttribute('src')).toBe(ADDRESS);
});

test('a frame that is inserted later has one, too', async () => {
  await open({ html: '<div id="place"></div>' });
  banner.find('#place').innerHTML = frame('late');
  await waitFor(async () => {
    await banner.allSettled();
    expect(sizes.watched()).toHaveLength(1);
  });
  layOut('late');
  expect(boxes()).toHaveLength(1);
});

test('a page that is read from the right has placeholders that are', async () => {
  await open({ config: { _rtl: true } });
  layOut();
  expect(boxes()[0]?.classList.contains('cky-rtl')).toBe(true);
});

test('a video shows its thumbnail', async () => {
  await open({ page: {} });
  layOut();
  const [box] = boxes();
  expect(box?.className).toBe('video-placeholder-youtube');
  expect(banner.tag('placeholder-title').className).toBe('video-placeholder-text-youtube');
  expect(box?.style.backgroundImage).toBe(
    'linear-gradient(rgba(76, 72, 72, 0.7), rgba(76, 72, 72, 0.7)), url("https://img.youtube.com/vi/abcdefghijk/maxresdefault.jpg")',
  );
});

test.each([
  ['a video of a site that disables thumbnails', ADDRESS, withoutThumbnails],
  ['what is no video', 'https://maps.test/map', {}],
])('%s has none', async (_, address, page) => {
  await open({ html: frame('frame', address), page });
  layOut();
  expect(boxes()[0]?.className).toBe('video-placeholder-normal');
  expect(boxes()[0]?.style.backgroundImage).toBe('');
});

test('a site without a placeholder leaves the frame as it is', async () => {
  await open({ shortCodes: {} });
  layOut();
  expect(boxes()).toEqual([]);
  expect(banner.find('#frame').style.display).toBe('');
  expect(banner.report).not.toHaveBeenCalled();
});

test('a placeholder without a text is shown all the same', async () => {
  await open({
    shortCodes: { cky_video_placeholder: '<div class="video-placeholder-normal"></div>' },
    page: {},
  });
  layOut();
  expect(boxes()).toHaveLength(1);
});

test('a placeholder that fails is reported, and the frame is as before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const labels: Page['labels'] = ([name]) => {
    if (name === 'allowOnce') throw new Error('no words');
    return 'word';
  };
  await open({ page: { ...withoutThumbnails, labels } });
  layOut();
  expect(banner.report).toHaveBeenCalledWith(
    expect.objectContaining({ source: 'consent-frames', phase: 'mount' }),
  );
  expect(boxes()).toEqual([]);
  expect(banner.find('#frame').style.display).toBe('');
  expect(banner.has('.cky-consent-container', 'cky-hide')).toBe(false);
});

test('the page is restored when it ends', async () => {
  await open();
  layOut();
  expect(banner.end()).toBe(true);
});

test('the banner of a site without a template has its own', async () => {
  await open({ template: '' });
  layOut();
  expect(boxes()[0]?.className).toBe('video-placeholder-normal skerry-consent');
  expect(boxes()[0]?.getAttribute('data-cky-tag')).toBe('video-placeholder');
  expect(banner.find('p.video-placeholder-text-normal').textContent).toBe(
    'Please allow cookies to see this content',
  );
  banner.press(banner.tag('placeholder-title'));
  expect(banner.has('.cky-modal', 'cky-modal-open')).toBe(true);
});

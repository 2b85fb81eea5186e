import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { classic, notice } from '../banner-markup';
import { type BannerPage, openBanner } from '../banner-page';

let banner: BannerPage;
const open = async (...args: Parameters<typeof openBanner>) => {
  banner = await openBanner(...args);
  return banner;
};
const CHOSEN = 'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no';
const isOpen = () => banner.has('.cky-modal', 'cky-modal-open');
const focused = () => document.activeElement?.getAttribute('data-cky-tag');
const pressFocused = (tag: string) => {
  banner.tag(tag).focus();
  banner.press(banner.tag(tag));
};

afterEach(() => void banner.end());

test('the focus moves into the preference centre, and back to the button that has opened it', async () => {
  await open();
  pressFocused('settings-button');
  await banner.allSettled();
  expect(focused()).toBe('detail');
  banner.press(banner.tag('detail-close'));
  expect(focused()).toBe('settings-button');
});

test('after a choice in the first layer the focus is on the revisit button', async () => {
  await open();
  pressFocused('accept-button');
  expect(document.activeElement?.id).toBe('revisit');
});

test('also where the preference centre was opened and closed before', async () => {
  await open();
  pressFocused('settings-button');
  await banner.allSettled();
  banner.press(banner.tag('detail-close'));
  pressFocused('accept-button');
  expect(document.activeElement?.id).toBe('revisit');
});

test('a preference centre that a script opens, with the focus nowhere, leaves it on the revisit button', async () => {
  await open({ cookie: CHOSEN });
  act(() => (window as unknown as { revisitCkyConsent(): void }).revisitCkyConsent());
  await banner.allSettled();
  await banner.allSettled();
  expect(focused()).toBe('detail');
  banner.press(banner.tag('detail-save-button'));
  expect(document.activeElement?.id).toBe('revisit');
});

test('a choice made elsewhere leaves the focus where it is', async () => {
  await open({ html: '<input id="search">' });
  banner.find('#search').focus();
  banner.press(banner.tag('accept-button'));
  expect(document.activeElement?.id).toBe('search');
});

test('after a choice in the preference centre that the first layer has opened, too', async () => {
  await open({ cookie: CHOSEN });
  banner.find('#revisit').focus();
  banner.press(banner.find('#revisit'));
  await banner.allSettled();
  await banner.allSettled();
  banner.press(banner.tag('detail-save-button'));
  expect(document.activeElement?.id).toBe('revisit');
});

test.each([
  ['modal', notice(), {}],
  ['pushed down', classic(), { type: 'classic', position: 'bottom' }],
])('Escape closes the preference centre that is %s', async (_, template, settings) => {
  await open({ template, settings });
  const button = banner.tag('settings-button');
  banner.press(button);
  const center = banner.tag('detail');
  const isShown = () =>
    template === notice() ? isOpen() : button.getAttribute('aria-expanded') === 'true';
  banner.key(center, 'a');
  expect(isShown()).toBe(true);
  banner.key(center, 'Escape');
  expect(isShown()).toBe(false);
});

test('Escape does nothing while only the first layer is there', async () => {
  await open();
  banner.key(banner.tag('accept-button'), 'Escape');
  expect(banner.has('.cky-consent-container', 'cky-hide')).toBe(false);
});

test('Tab stays in a modal preference centre and leaves one that is pushed down', async () => {
  await open();
  pressFocused('settings-button');
  await banner.allSettled();
  banner.tag('detail-accept-button').focus();
  expect(banner.key(banner.tag('detail-accept-button'), 'Tab').defaultPrevented).toBe(true);
  expect(focused()).toBe('detail-close');
  banner.end();
  await open({ template: classic(), settings: { type: 'classic' } });
  pressFocused('settings-button');
  await banner.allSettled();
  banner.tag('detail-accept-button').focus();
  expect(banner.key(banner.tag('detail-accept-button'), 'Tab').defaultPrevented).toBe(false);
});

test.each([
  ['Enter', true],
  [' ', true],
  ['a', false],
])('a link that is a button now is pressed with the key "%s": %s', async (key, isPressed) => {
  const link = '<p>Words</p><a data-cky-tag="settings-button" id="link">x</a>';
  await open({ template: notice(link) });
  banner.key(banner.find('#link'), key);
  expect(isOpen()).toBe(isPressed);
});

test('a key in a field of the page or on the document itself is let through', async () => {
  await open({ html: '<p role="button" id="mine">x</p>' });
  const clicked = vi.fn();
  banner.find('#mine').addEventListener('click', clicked);
  expect(banner.key(banner.find('#mine'), 'Enter').defaultPrevented).toBe(false);
  banner.fire(document, new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(clicked).not.toHaveBeenCalled();
  expect(banner.report).not.toHaveBeenCalled();
});

test.each([
  ['below the banner', { top: 700, bottom: 720 }, 160, true],
  ['above the banner', { top: 500, bottom: 540 }, 160, false],
  ['just above it', { top: 500, bottom: 608 }, 160, false],
  ['left of it', { top: 700, bottom: 720, left: 0, right: 100 }, 160, false],
  ['right of it', { top: 700, bottom: 720, left: 500, right: 600 }, 160, false],
  ['under a banner with half of the window’s height', { top: 700, bottom: 720 }, 384, true],
  ['under a banner with most of the window’s height', { top: 700, bottom: 720 }, 385, false],
])('what has the focus %s is scrolled free: %s', async (_, place, height, isScrolledFree) => {
  vi.stubGlobal('innerHeight', 768);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  const scrolled = vi.fn();
  vi.stubGlobal('scrollBy', scrolled);
  await open({ html: '<a href="/x" id="link">x</a>' });
  const box = { left: 110, right: 400, height: 20, ...place };
  const cover = { top: 768 - height, bottom: 768, left: 100, right: 500, height };
  banner.find('#link').getBoundingClientRect = () => box as DOMRect;
  banner.find('.cky-consent-container').getBoundingClientRect = () => cover as DOMRect;
  banner.find('#link').focus();
  expect(scrolled).toHaveBeenCalledTimes(isScrolledFree ? 1 : 0);
  if (isScrolledFree) {
    const [{ top, behavior }] = scrolled.mock.calls[0] as [ScrollToOptions];
    expect(behavior).toBe('instant');
    expect(720 - Number(top)).toBeLessThanOrEqual(cover.top);
  }
  vi.unstubAllGlobals();
});

test('what a pointer presses under the first layer is not scrolled away from it', async () => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  const scrolled = vi.fn();
  vi.stubGlobal('scrollBy', scrolled);
  await open({ html: '<a href="/x" id="link">x</a>' });
  const place = { top: 600, bottom: 768, left: 0, right: 500, height: 100 } as DOMRect;
  const link = banner.find('#link');
  for (const element of [link, banner.find('.cky-consent-container')]) {
    element.getBoundingClientRect = () => place;
  }
  vi.spyOn(link, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
  link.focus();
  expect(scrolled).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('what has the focus just below a banner at the top scrolls nothing', async () => {
  vi.stubGlobal('innerHeight', 768);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  const scrolled = vi.fn();
  vi.stubGlobal('scrollBy', scrolled);
  await open({ html: '<a href="/x" id="link">x</a>', settings: { position: 'top' } });
  const across = { left: 0, right: 500 };
  banner.find('#link').getBoundingClientRect = () =>
    ({ ...across, top: 160, bottom: 180, height: 20 }) as DOMRect;
  banner.find('.cky-consent-container').getBoundingClientRect = () =>
    ({ ...across, top: 0, bottom: 160, height: 160 }) as DOMRect;
  banner.find('#link').focus();
  expect(scrolled).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('what has the focus in the banner itself scrolls nothing, nor does an event of the document', async () => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  const scrolled = vi.fn();
  vi.stubGlobal('scrollBy', scrolled);
  await open();
  const place = { top: 600, bottom: 768, left: 0, right: 500, height: 100 } as DOMRect;
  banner.find('.cky-consent-container').getBoundingClientRect = () => place;
  banner.tag('accept-button').getBoundingClientRect = () => place;
  banner.tag('accept-button').focus();
  banner.fire(document, new FocusEvent('focusin'));
  expect(scrolled).not.toHaveBeenCalled();
  expect(banner.report).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

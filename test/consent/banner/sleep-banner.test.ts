import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { bannerIsland } from '../../../src/consent/lazy';
import type { Load } from '../../../src/runtime/load';
import { classic } from '../banner-markup';
import { type BannerPage, openBanner } from '../banner-page';

const CHOSEN = 'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no';
let banner: BannerPage;
afterEach(() => void banner.end());

/** Opens the page of a visitor who has chosen, whose island may fail to load a number of times. */
const open = async (failures = 0, more: Parameters<typeof openBanner>[0] = {}) => {
  let left = failures;
  let loads = 0;
  const load: Load = (chunk) => {
    if ((chunk as unknown) !== bannerIsland) return chunk();
    loads += 1;
    left -= 1;
    return left < 0 ? chunk() : Promise.reject(new Error('offline'));
  };
  banner = await openBanner({ cookie: CHOSEN, page: { load }, ...more });
  return { loads: () => loads };
};
const isOpen = () => banner.has('.cky-modal', 'cky-modal-open');
const script = () =>
  window as unknown as { revisitCkyConsent(): void; performBannerAction(name: string): void };

test('a visitor who has chosen loads no code of the banner until they come back to it', async () => {
  const { loads } = await open();
  expect(loads()).toBe(0);
  expect(banner.find('.cky-modal').hasAttribute('inert')).toBe(true);
  banner.press(banner.find('#revisit'));
  await banner.allSettled();
  expect([loads(), isOpen(), banner.find('.cky-modal').hasAttribute('inert')]).toEqual([
    1,
    true,
    false,
  ]);
});

test('two presses while it loads open it once, and do not close it again', async () => {
  const html = '<button data-cky-tag="settings-button" id="mine">x</button>';
  await open(0, { html, template: classic(), settings: { type: 'classic' } });
  banner.press(banner.find('#mine'));
  banner.press(banner.find('#mine'));
  await banner.allSettled();
  expect(banner.has('.cky-consent-container', 'cky-consent-bar-expand')).toBe(true);
});

test('a link of the owner to the choices does not leave its place in the page meanwhile', async () => {
  await open(0, { html: '<a class="cky-banner-element" href="#top"><b id="mine">x</b></a>' });
  expect(banner.press(banner.find('#mine')).defaultPrevented).toBe(true);
  await banner.allSettled();
  expect(isOpen()).toBe(true);
});

test('code that does not arrive is reported, and the next press requests it again', async () => {
  await open(1);
  banner.press(banner.find('#revisit'));
  await banner.allSettled();
  expect(banner.report).toHaveBeenCalledWith(
    expect.objectContaining({ source: 'consent-banner', phase: 'load' }),
  );
  expect(isOpen()).toBe(false);
  banner.press(banner.find('#revisit'));
  await banner.allSettled();
  expect(isOpen()).toBe(true);
});

test('a script of the page opens the choices, and saving without having seen them changes none', async () => {
  await open();
  act(() => script().performBannerAction('accept_partial'));
  expect(banner.record()).toContain('functional:yes,analytics:no');
  act(() => script().revisitCkyConsent());
  await banner.allSettled();
  expect(isOpen()).toBe(true);
});

test('a choice that is withdrawn in another tab brings the first layer back', async () => {
  await open();
  banner.jar.delete('cookieyes-consent');
  banner.fire(document, new Event('visibilitychange'));
  await banner.allSettled();
  expect(banner.has('.cky-consent-container', 'cky-hide')).toBe(false);
});

test('an island that arrives after the end leaves the page as the server printed it', async () => {
  await open();
  banner.press(banner.find('#revisit'));
  expect(banner.end()).toBe(true);
  await vi.dynamicImportSettled();
  expect(document.querySelector('.cky-modal')).toBeNull();
});

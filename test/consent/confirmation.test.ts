import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmation } from '../../src/consent/lazy';
import type { Load } from '../../src/runtime/load';
import { olderSuccess, sale } from './banner-markup';
import { type BannerPage, openBanner } from './banner-page';

let banner: BannerPage;
const isOpen = () => banner.has('.cky-modal', 'cky-modal-open');
const text = () => banner.tag('optout-success-subtext').textContent;
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Ticks the checkbox and saves; the dialog then confirms the opt-out. */
const optOut = async (more: Parameters<typeof openBanner>[0] = {}) => {
  banner = await openBanner({ law: 'ccpa', template: sale(), ...more });
  banner.press(banner.tag('donotsell-button'));
  banner.tick('ckyCCPAOptOut', true);
  banner.press(banner.tag('optout-confirm-button'));
  await banner.allSettled();
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  banner.end();
  vi.useRealTimers();
});

test('an opt-out applies at once, and the dialog confirms it', async () => {
  await optOut();
  expect(banner.record()).toContain('consent:yes,action:yes');
  expect(isOpen()).toBe(true);
  const success = banner.tag('optout-success');
  expect(success.classList.contains('cky-hide')).toBe(false);
  expect(success.getAttribute('aria-live')).toBe('polite');
  expect(document.activeElement).toBe(success);
  expect(text()).toBe('This closes in 15 seconds');
  expect(banner.tag('optout-buttons').style.display).toBe('none');
  expect(banner.has('[data-cky-tag="optout-option"]', 'cky-disabled')).toBe(true);
  expect(banner.input('ckyCCPAOptOut').disabled).toBe(true);
});

test('it counts fifteen seconds down, then closes and is as before', async () => {
  await optOut();
  await advance(1000);
  expect(text()).toBe('This closes in 14 seconds');
  await advance(13_000);
  expect(text()).toBe('This closes in 1 seconds');
  expect(isOpen()).toBe(true);
  await advance(1000);
  await banner.allSettled();
  expect(isOpen()).toBe(false);
  expect(banner.has('[data-cky-tag="optout-success"]', 'cky-hide')).toBe(true);
  expect(banner.tag('optout-success').hasAttribute('aria-live')).toBe(false);
  expect(banner.tag('optout-buttons').style.display).toBe('');
  expect(banner.has('[data-cky-tag="optout-option"]', 'cky-disabled')).toBe(false);
  expect(banner.input('ckyCCPAOptOut').disabled).toBe(false);
  expect(text()).toBe('This closes in  seconds');
  expect(vi.getTimerCount()).toBe(0);
});

test('the second press of a double click, beside the dialog that has become lower, does not end it', async () => {
  await optOut();
  const press = (detail: number) =>
    banner.fire(
      banner.find('.cky-overlay'),
      new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
    );
  press(2);
  await banner.allSettled();
  expect(isOpen()).toBe(true);
  press(1);
  await banner.allSettled();
  expect(isOpen()).toBe(false);
});

test('an older template has the number in its text', async () => {
  await optOut({ template: sale(olderSuccess) });
  expect(text()).toBe('This closes in 15 seconds');
  await advance(6000);
  expect(text()).toBe('This closes in 9 seconds');
  await advance(9000);
  expect(text()).toBe('This closes in 10 seconds');
});

test.each([
  ['the button of the dialog', () => banner.press(banner.tag('optout-close'))],
  ['a press beside it', () => banner.press(banner.find('.cky-overlay'))],
  ['the button of the first layer', () => banner.press(banner.tag('close-button'))],
  ['Escape', () => banner.key(banner.tag('optout-popup'), 'Escape')],
])('%s ends it early', async (_, close) => {
  await optOut();
  close();
  await banner.allSettled();
  expect(isOpen()).toBe(false);
  expect(banner.input('ckyCCPAOptOut').disabled).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['a press inside', () => banner.press(banner.tag('optout-success'))],
  ['another key', () => banner.key(banner.tag('optout-popup'), 'a')],
  ['a press that no element has', () => banner.fire(document, new MouseEvent('click'))],
])('%s does not', async (_, act) => {
  await optOut();
  act();
  await banner.allSettled();
  expect(isOpen()).toBe(true);
  expect(vi.getTimerCount()).toBe(1);
});

test('after it has ended, presses and keys are those of the page again', async () => {
  await optOut();
  banner.press(banner.tag('optout-close'));
  await banner.allSettled();
  banner.tag('optout-success-subtext').textContent = 'kept';
  banner.press(banner.find('.cky-overlay'));
  banner.key(banner.tag('optout-popup'), 'Escape');
  expect(text()).toBe('kept');
});

test('a dialog that is removed from the page ends it', async () => {
  await optOut();
  banner.tag('optout-popup').remove();
  await advance(1000);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that has to be loaded again waits for the end', async () => {
  await optOut({ behaviours: { reloadBannerOnAccept: true } });
  expect(banner.reload).not.toHaveBeenCalled();
  await advance(15_000);
  await banner.allSettled();
  expect(banner.reload).toHaveBeenCalledOnce();
});

test('a template without a box to grey out and a text is not held up', async () => {
  await optOut({
    template: sale('<div data-cky-tag="optout-success"></div>'),
  });
  expect(banner.report).not.toHaveBeenCalled();
  await advance(15_000);
  await banner.allSettled();
  expect(isOpen()).toBe(false);
});

/** Loads all chunks but that of the confirmation. */
const loadWith =
  (loadConfirmation: () => Promise<never>): Load =>
  (chunk) =>
    (chunk as unknown) === confirmation ? loadConfirmation() : chunk();

test('a chunk that fails to load does not lose the opt-out', async () => {
  await optOut({ page: { load: loadWith(() => Promise.reject(new Error('offline'))) } });
  expect(banner.record()).toContain('consent:yes,action:yes');
  expect(isOpen()).toBe(false);
  expect(banner.report).toHaveBeenCalledWith(
    expect.objectContaining({ source: 'consent-banner', phase: 'load' }),
  );
});

test('an opt-out applies while the chunk of its confirmation still loads', async () => {
  await optOut({ page: { load: loadWith(() => new Promise(() => {})) } });
  expect(banner.record()).toContain('consent:yes,action:yes');
  expect(isOpen()).toBe(true);
});

test('revoking an opt-out shows no confirmation of one', async () => {
  banner = await openBanner({
    law: 'ccpa',
    template: sale(),
    cookie: 'consentid:a,consent:yes,action:yes,necessary:yes',
  });
  banner.press(banner.find('#revisit'));
  await banner.allSettled();
  banner.tick('ckyCCPAOptOut', false);
  banner.press(banner.tag('optout-confirm-button'));
  await banner.allSettled();
  expect(isOpen()).toBe(false);
  expect(banner.record()).toContain('consent:no,action:yes');
});

test('the next opt-out is confirmed as well, and another choice closes the banner again', async () => {
  await optOut();
  banner.press(banner.tag('optout-close'));
  await banner.allSettled();
  banner.press(banner.find('#revisit'));
  expect(isOpen()).toBe(true);
  banner.jar.set('cookieyes-consent', 'consentid:a,consent:no,action:yes,necessary:yes');
  banner.fire(document, new Event('visibilitychange'));
  expect(isOpen()).toBe(false);
});

import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { classic, preview, sale } from '../banner-markup';
import { type BannerPage, openBanner } from '../banner-page';
import { beforeDeferred } from '../../support/before-deferred';
import { waitFor } from '../../support/wait-for';

let banner: BannerPage;
const open = async (...args: Parameters<typeof openBanner>) => {
  banner = await openBanner(...args);
  return banner;
};
const container = '.cky-consent-container';
/** What the visitor sees of the banner. */
const shown = () => ({
  notice: !banner.has(container, 'cky-hide'),
  center: banner.has('.cky-modal', 'cky-modal-open'),
  overlay: !banner.has('.cky-overlay', 'cky-hide'),
  revisit: !banner.has('[data-cky-tag="revisit-consent"]', 'cky-revisit-hide'),
});
const notice = { notice: true, center: false, overlay: false, revisit: false };
const center = { notice: false, center: true, overlay: true, revisit: false };
const closed = { notice: false, center: false, overlay: false, revisit: true };
const CHOSEN = 'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no';

afterEach(() => void banner.end());

test('a visitor without a choice sees only the first layer', async () => {
  await open();
  expect(shown()).toEqual(notice);
  expect(banner.find('.cky-modal').hasAttribute('inert')).toBe(true);
});

test('a visitor with a choice sees only the revisit button', async () => {
  await open({ cookie: CHOSEN });
  expect(shown()).toEqual(closed);
});

test('a site without that button shows nothing after a choice', async () => {
  await open({ cookie: CHOSEN, bannerConfig: { revisitConsent: { status: false } } });
  expect(shown()).toEqual({ ...closed, revisit: false });
});

test.each([
  ['?cky_preview=true', true],
  ['?cky_preview=false', false],
  ['?other=true', false],
])('with %s in the address the owner sees the first layer again: %s', async (search, expected) => {
  const { href } = window.location;
  window.history.replaceState({}, '', search);
  await open({ cookie: CHOSEN });
  window.history.replaceState({}, '', href);
  expect(shown().notice).toBe(expected);
});

test.each([
  ['accept-button', 'consent:yes', 'functional:yes,analytics:yes'],
  ['detail-accept-button', 'consent:yes', 'functional:yes,analytics:yes'],
  ['reject-button', 'consent:no', 'functional:no,analytics:no'],
  ['detail-reject-button', 'consent:no', 'functional:no,analytics:no'],
  ['detail-save-button', 'consent:yes', 'functional:no,analytics:no'],
  ['close-button', 'consent:no', 'functional:no,analytics:no'],
])('%s is a choice and removes the banner', async (tag, consent, choices) => {
  await open();
  banner.press(banner.tag(tag));
  expect(banner.record()).toContain(`${consent},action:yes,necessary:yes,${choices}`);
  expect(shown()).toEqual(closed);
});

test('the preference centre opens over the page and closes without a choice', async () => {
  await open();
  banner.press(banner.tag('settings-button'));
  expect(shown()).toEqual(center);
  expect(banner.find('.cky-modal').hasAttribute('inert')).toBe(false);
  banner.press(banner.tag('detail-close'));
  expect(shown()).toEqual(notice);
  expect(banner.record()).toBeUndefined();
});

test('a press beside the preference centre closes it, one inside does not', async () => {
  await open();
  banner.press(banner.tag('settings-button'));
  banner.press(banner.tag('detail-title'));
  banner.press(banner.find('main'));
  expect(shown()).toEqual(center);
  banner.press(banner.find('.cky-overlay'));
  expect(shown()).toEqual(notice);
});

test('a double click opens the preference centre: its second press lands beside it and closes nothing', async () => {
  await open();
  const press = (target: Element, detail: number) =>
    banner.fire(target, new MouseEvent('click', { bubbles: true, detail }));
  press(banner.tag('settings-button'), 1);
  press(banner.find('.cky-overlay'), 2);
  expect(shown()).toEqual(center);
  press(banner.find('.cky-overlay'), 1);
  expect(shown()).toEqual(notice);
});

test('what was ticked and not saved is forgotten', async () => {
  await open();
  banner.press(banner.tag('settings-button'));
  banner.tick('ckySwitchanalytics', true);
  banner.press(banner.tag('detail-close'));
  expect(banner.input('ckySwitchanalytics').checked).toBe(false);
});

test('what is ticked is saved, what is unticked again is not', async () => {
  await open();
  banner.press(banner.tag('settings-button'));
  banner.tick('ckySwitchanalytics', true);
  banner.tick('ckySwitchfunctional', true);
  banner.tick('ckySwitchfunctional', false);
  banner.press(banner.tag('detail-save-button'));
  expect(banner.record()).toContain('functional:no,analytics:yes,performance:no');
});

test('a script that ticks several kinds at once and saves has all of them saved', async () => {
  await open();
  const kinds = ['ckySwitchfunctional', 'ckySwitchanalytics'].map(banner.input);
  act(() => {
    for (const input of kinds) input.click();
  });
  expect(kinds.map(({ checked }) => checked)).toEqual([true, true]);
  act(() => {
    for (const input of kinds) input.click();
    kinds[0]?.click();
    banner.tag('detail-save-button').click();
  });
  expect(banner.record()).toContain('functional:yes,analytics:no,performance:no');
});

test('a choice can be changed through the revisit button, which shows the stored choice', async () => {
  await open({ cookie: CHOSEN });
  banner.press(banner.find('#revisit'));
  await banner.allSettled();
  expect(shown()).toEqual(center);
  expect(banner.input('ckySwitchfunctional').checked).toBe(true);
  expect(banner.input('ckySwitchanalytics').checked).toBe(false);
  banner.tick('ckySwitchanalytics', true);
  banner.press(banner.tag('detail-save-button'));
  expect(banner.record()).toContain('functional:yes,analytics:yes');
  expect(shown()).toEqual(closed);
});

test.each([
  ['<a class="cky-banner-element" href="#top"><b id="mine">x</b></a>', true],
  ['<a href="#top" data-cky-tag="revisit-consent"><b id="mine">x</b></a>', true],
  ['<a href="#top" data-cky-tag="settings-button"><b id="mine">x</b></a>', true],
  ['<p data-cky-tag="placeholder-title" id="mine">x</p>', true],
  ['<a href="#top" data-cky-tag="constructor"><b id="mine">x</b></a>', false],
  ['<a href="#top" data-cky-tag=""><b id="mine">x</b></a>', false],
  ['<a href="#top" class="other"><b id="mine">x</b></a>', false],
])('of the elements that owners place, %s opens the preference centre: %s', async (html, opens) => {
  await open({ html });
  const press = banner.press(banner.find('#mine'));
  expect(shown().center).toBe(opens);
  if (html.includes('#top')) expect(press.defaultPrevented).toBe(opens);
});

test('a button of the owner that leads elsewhere still leads there', async () => {
  await open({ html: '<a href="/privacy" data-cky-tag="accept-button" id="mine">x</a>' });
  expect(banner.press(banner.find('#mine')).defaultPrevented).toBe(false);
  expect(banner.record()).toContain('analytics:yes');
});

test('screen readers get an announcement that the choice is saved, but only then', async () => {
  await open();
  const messages = () => banner.all('[role="status"]').map((each) => each.textContent);
  expect(messages().join('')).toBe('');
  banner.press(banner.tag('accept-button'));
  await waitFor(() => expect(messages()).toEqual(['Your choice is saved']));
});

test('a choice in another tab removes the banner', async () => {
  await open();
  banner.jar.set('cookieyes-consent', CHOSEN);
  banner.fire(document, new Event('visibilitychange'));
  expect(shown()).toEqual(closed);
});

test('a script of the page opens the preference centre, and saves what is ticked there', async () => {
  await open();
  const page = window as unknown as {
    revisitCkyConsent(): void;
    performBannerAction(name: string): void;
  };
  act(() => page.revisitCkyConsent());
  expect(shown()).toEqual(center);
  banner.tick('ckySwitchanalytics', true);
  act(() => page.performBannerAction('accept_partial'));
  expect(banner.record()).toContain('functional:no,analytics:yes');
});

test('scripts of the page receive an event when the banner opens, with its state', async () => {
  const details: unknown[] = [];
  const collect = (event: Event) => details.push((event as CustomEvent).detail);
  document.addEventListener('cookieyes_banner_load', collect);
  await open({ cookie: CHOSEN });
  document.removeEventListener('cookieyes_banner_load', collect);
  expect(details).toMatchObject([{ activeLaw: 'gdpr', isUserActionCompleted: true }]);
});

test('deferred scripts of the page receive it as well', async () => {
  const run = beforeDeferred();
  await open({ cookie: CHOSEN });
  const received = vi.fn();
  document.addEventListener('cookieyes_banner_load', received, { once: true });
  run();
  expect(received).toHaveBeenCalledOnce();
});

test('the page is restored when it ends', async () => {
  await open({ css: '.cky-hide { display: none }', cookie: CHOSEN });
  banner.press(banner.find('#revisit'));
  await banner.allSettled();
  expect(banner.end()).toBe(true);
});

describe('of the classic type', () => {
  const isOpen = () => banner.has(container, 'cky-consent-bar-expand');
  const classicSettings = { type: 'classic', position: 'bottom' };

  test('the preference centre opens below the first layer, and closes by the same button', async () => {
    await open({ template: classic(), settings: classicSettings });
    const button = banner.tag('settings-button');
    expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
    banner.press(button);
    expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(banner.has(container, 'cky-hide')).toBe(false);
    banner.press(button);
    expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  test('switches of the first layer are saved from there', async () => {
    await open({
      template: classic(preview),
      settings: classicSettings,
      bannerConfig: { categoryPreview: { status: true } },
    });
    banner.tick('ckyCategoryDirectanalytics', true);
    banner.press(banner.tag('detail-category-preview-save-button'));
    expect(banner.record()).toContain('functional:no,analytics:yes,performance:no');
  });

  test('no other button has an expanded state', async () => {
    await open();
    expect(banner.tag('settings-button').hasAttribute('aria-expanded')).toBe(false);
  });
});

describe('under ccpa', () => {
  test('the dialog opens, and cancelling or closing it changes nothing', async () => {
    await open({ law: 'ccpa', template: sale('') });
    for (const tag of ['optout-cancel-button', 'optout-close']) {
      banner.press(banner.tag('donotsell-button'));
      expect(shown()).toEqual(center);
      banner.tick('ckyCCPAOptOut', true);
      banner.press(banner.tag(tag));
      expect(shown()).toEqual(notice);
      expect(banner.input('ckyCCPAOptOut').checked).toBe(false);
    }
    expect(banner.record()).toBeUndefined();
  });

  test.each([
    [true, 'consent:yes', 'analytics:no'],
    [false, 'consent:no', 'analytics:yes'],
  ])('the box ticked: %s is saved as %s', async (isTicked, consent, choice) => {
    await open({ law: 'ccpa', template: sale('') });
    banner.press(banner.tag('donotsell-button'));
    banner.tick('ckyCCPAOptOut', isTicked);
    banner.press(banner.tag('optout-confirm-button'));
    expect(banner.record()).toContain(`${consent},action:yes`);
    expect(banner.record()).toContain(choice);
    expect(shown()).toEqual(closed);
  });

  test('a press on the words beside the box ticks it', async () => {
    await open({ law: 'ccpa', template: sale('') });
    banner.press(banner.tag('donotsell-button'));
    banner.press(banner.tag('optout-option-title'));
    expect(banner.input('ckyCCPAOptOut').checked).toBe(true);
  });

  test('without a dialog the button opts out at once', async () => {
    const [bar = ''] =
      /<div class="cky-consent-container[\s\S]*?(?=<div class="cky-modal)/.exec(sale()) ?? [];
    await open({ law: 'ccpa', template: bar, settings: { type: 'classic' } });
    banner.press(banner.tag('donotsell-button'));
    expect(banner.record()).toContain('consent:yes,action:yes');
    expect(banner.has(container, 'cky-hide')).toBe(true);
  });
});

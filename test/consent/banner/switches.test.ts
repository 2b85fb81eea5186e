import { afterEach, expect, test } from 'vitest';
import { classic, preview, sale } from '../banner-markup';
import { type BannerPage, openBanner } from '../banner-page';

let banner: BannerPage;
const open = async (...args: Parameters<typeof openBanner>) => {
  banner = await openBanner(...args);
};
const colours = {
  toggle: {
    states: {
      active: { styles: { 'background-color': '#00ff00' } },
      inactive: { styles: { 'background-color': '#ff0000' } },
    },
  },
};
const shortCodes = {
  cky_category_toggle_label:
    '[cky_{{status}}_category_label] [cky_preference_{{category_slug}}_title]',
  cky_enable_category_label: 'Allow',
  cky_disable_category_label: 'Forbid',
  cky_optout_toggle_label: '[cky_{{status}}_optout_label] [cky_optout_option_title]',
  cky_enable_optout_label: 'Tick',
  cky_disable_optout_label: 'Untick',
  cky_optout_option_title: 'Do not sell',
};
const labelOf = (id: string) => banner.input(id).getAttribute('aria-label');
const colourOf = (id: string) => banner.input(id).style.backgroundColor;

afterEach(() => void banner.end());

test('a switch is named by its action and its category', async () => {
  await open({ shortCodes });
  expect(labelOf('ckySwitchanalytics')).toBe('Allow Name of analytics');
  expect(banner.input('ckySwitchanalytics').getAttribute('role')).toBe('switch');
  banner.tick('ckySwitchanalytics', true);
  expect(labelOf('ckySwitchanalytics')).toBe('Forbid Name of analytics');
});

test('a kind without a title in the banner has the name of the configuration', async () => {
  const template = classic().replace('Name of analytics', ' ');
  await open({ template, shortCodes });
  expect(labelOf('ckySwitchanalytics')).toBe('Allow The analytics kind');
});

test('a site without words for it gives each switch the name of its kind', async () => {
  await open();
  expect(labelOf('ckySwitchanalytics')).toBe('Name of analytics');
});

test('a switch has the colour of its state', async () => {
  await open({ bannerConfig: { preferenceCenter: colours } });
  expect(colourOf('ckySwitchanalytics')).toBe('#ff0000');
  banner.tick('ckySwitchanalytics', true);
  expect(colourOf('ckySwitchanalytics')).toBe('#00ff00');
  banner.tick('ckySwitchanalytics', false);
  expect(colourOf('ckySwitchanalytics')).toBe('#ff0000');
});

test('the box to opt out has its own words and colours, and is no switch', async () => {
  await open({ law: 'ccpa', template: sale(), shortCodes, bannerConfig: { optOption: colours } });
  expect(labelOf('ckyCCPAOptOut')).toBe('Tick Do not sell');
  expect(colourOf('ckyCCPAOptOut')).toBe('#ff0000');
  expect(banner.input('ckyCCPAOptOut').hasAttribute('role')).toBe(false);
  expect(banner.input('ckyCCPAOptOut').disabled).toBe(false);
  banner.tick('ckyCCPAOptOut', true);
  expect(labelOf('ckyCCPAOptOut')).toBe('Untick Do not sell');
  expect(colourOf('ckyCCPAOptOut')).toBe('#00ff00');
});

test('a visitor who has opted out finds the box ticked', async () => {
  const cookie = 'consentid:a,consent:yes,action:yes,necessary:yes';
  await open({ law: 'ccpa', template: sale(), cookie });
  banner.press(banner.find('#revisit'));
  await banner.allSettled();
  expect(banner.input('ckyCCPAOptOut').checked).toBe(true);
});

test('the necessary kind is on and cannot be switched off on the first layer', async () => {
  await open({
    template: classic(preview),
    settings: { type: 'classic' },
    bannerConfig: { categoryPreview: { status: true } },
  });
  const necessary = banner.input('ckyCategoryDirectnecessary');
  expect([necessary.checked, necessary.disabled]).toEqual([true, true]);
  const analytics = banner.input('ckyCategoryDirectanalytics');
  expect([analytics.checked, analytics.disabled]).toEqual([false, false]);
  expect(labelOf('ckyCategoryDirectanalytics')).toBe('Direct analytics');
});

test('boxes of the page are not the banner’s', async () => {
  await open({ html: '<input type="checkbox" id="mine">' });
  banner.tick('mine', true);
  expect(banner.all('.cky-modal input:checked')).toEqual([]);
});

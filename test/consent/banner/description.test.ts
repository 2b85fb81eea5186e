import { afterEach, expect, test, vi } from 'vitest';
import { modal, center, notice, overlay, revisit, sale } from '../banner-markup';
import { type BannerPage, openBanner } from '../banner-page';

let banner: BannerPage;
const shortCodes = {
  cky_show_desc: '<button data-cky-tag="show-desc-button">Show more</button>',
  cky_hide_desc: '<button data-cky-tag="hide-desc-button">Show less</button>',
};
const createText = (count: number) => Array.from({ length: count }, () => 'abcd').join(' ');
const long = [40, 40, 20].map((count) => `<p>${createText(count)}</p>`).join('');
const openWith = async (text: string, more: Parameters<typeof openBanner>[0] = {}) => {
  const template = notice().replace(modal(), '') + modal(center(text));
  banner = await openBanner({ template, shortCodes, ...more });
};
const description = () => banner.tag('detail-description');
const shown = () =>
  [...description().querySelectorAll('p')].map((each) => each.style.display !== 'none');
const focused = () => document.activeElement?.getAttribute('data-cky-tag') ?? undefined;

afterEach(() => {
  banner.end();
  vi.unstubAllGlobals();
});

test('a long text is cut after a paragraph, and restored with a press', async () => {
  await openWith(long);
  banner.press(banner.tag('settings-button'));
  await banner.allSettled();
  expect(shown()).toEqual([true, true, false]);
  const button = banner.tag('show-desc-button');
  expect(button.parentElement).toBe(description().querySelectorAll('p')[1]);
  expect(button.previousSibling?.textContent).toBe('...\u00a0');
  banner.press(button);
  expect(shown()).toEqual([true, true, true]);
  expect(description().textContent).not.toContain('...');
  expect(banner.tag('hide-desc-button').parentElement).toBe(description());
  expect(focused()).toBe('hide-desc-button');
  banner.press(banner.tag('hide-desc-button'));
  expect(shown()).toEqual([true, true, false]);
  expect(focused()).toBe('show-desc-button');
});

test('an element that is no paragraph is cut with those that it follows [S9.02b]', async () => {
  await openWith(`<h3>Head</h3>${long.replace(/(?=<p>(?!.*<p>))/, '<ul><li>one</li></ul>')}`);
  const isShown = (selector: string) =>
    description().querySelector<HTMLElement>(selector)?.style.display !== 'none';
  expect([isShown('h3'), isShown('ul')]).toEqual([true, false]);
  expect(shown()).toEqual([true, true, false]);
  banner.press(banner.tag('show-desc-button'));
  expect(isShown('ul')).toBe(true);
});

test('a long text of one paragraph is cut after a word', async () => {
  await openWith(`<p>${createText(80)}</p>`);
  expect(description().querySelector('p')?.textContent).toBe(`${createText(60)}...\u00a0Show more`);
  banner.press(banner.tag('show-desc-button'));
  expect(description().textContent).toBe(`${createText(80)}Show less`);
  banner.press(banner.tag('hide-desc-button'));
  expect(description().textContent).toBe(`${createText(60)}...\u00a0Show more`);
});

test('a long text without a paragraph is cut in itself', async () => {
  await openWith(createText(80));
  expect(description().textContent).toBe(`${createText(60)}...\u00a0Show more`);
});

test('on a narrow screen it is cut earlier', async () => {
  vi.stubGlobal('innerWidth', 375);
  await openWith(`<p>${createText(80)}</p>`);
  expect(description().textContent).toBe(`${createText(30)}...\u00a0Show more`);
});

test.each([
  ['a short text', createText(10), shortCodes],
  ['a site without the button', `<p>${createText(80)}</p>`, {}],
])('%s stays whole', async (_, text, codes) => {
  await openWith(text, { shortCodes: codes });
  expect(description().textContent).toBe(text.replace(/<\/?p>/g, ''));
  banner.press(description());
  expect(description().textContent).toBe(text.replace(/<\/?p>/g, ''));
});

test('a press elsewhere in the text or on a button of the page changes nothing', async () => {
  await openWith(long, { html: '<button data-cky-tag="show-desc-button" id="mine">x</button>' });
  banner.press(banner.find('#mine'));
  banner.press(description());
  expect(shown()).toEqual([true, true, false]);
});

test('the text of the dialog to opt out is cut as well', async () => {
  const template = sale().replace('<p>About selling</p>', `<p>${createText(80)}</p>`);
  const codes = {
    cky_show_desc: '<button data-cky-tag="optout-show-desc-button">Show more</button>',
    cky_hide_desc: '<button data-cky-tag="optout-hide-desc-button">Show less</button>',
  };
  banner = await openBanner({ law: 'ccpa', template, shortCodes: codes });
  const text = () => banner.tag('optout-description').textContent;
  expect(text()).toBe(`${createText(60)}...\u00a0Show more`);
  banner.press(banner.tag('optout-show-desc-button'));
  expect(text()).toBe(`${createText(80)}Show less`);
  banner.press(banner.tag('optout-hide-desc-button'));
  expect(text()).toBe(`${createText(60)}...\u00a0Show more`);
});

test('a banner without that text is not held up', async () => {
  banner = await openBanner({
    template: overlay + revisit + '<div class="cky-consent-container"></div>',
    shortCodes,
  });
  expect(banner.report).not.toHaveBeenCalled();
});

test('the buttons have the colours of the site', async () => {
  await openWith(long, {
    bannerConfig: {
      showMore: { styles: { color: '#ff0000', 'border-color': '' } },
      showLess: { styles: { color: '#0000ff' } },
    },
  });
  expect(banner.tag('show-desc-button').style.color).toBe('#ff0000');
  banner.press(banner.tag('show-desc-button'));
  expect(banner.tag('hide-desc-button').style.color).toBe('#0000ff');
});

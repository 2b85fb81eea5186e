import { afterEach, expect, test } from 'vitest';
import { type BannerPage, openBanner } from '../banner-page';

let banner: BannerPage;
const open = async (...args: Parameters<typeof openBanner>) => {
  banner = await openBanner(...args);
};
const findIn = (slug: string, selector = '.cky-accordion-btn') =>
  banner.find(`#ckyDetailCategory${slug} ${selector}`);
/** The categories whose cookies are listed, both visually and for screen readers. */
const listedCategories = () => banner.all('.cky-accordion-active').map(({ id }) => id);
const expanded = () =>
  banner.all('.cky-accordion-btn[aria-expanded="true"]').map(({ textContent }) => textContent);

afterEach(() => void banner.end());

test('one kind of cookies is listed at a time', async () => {
  await open();
  expect([listedCategories(), expanded()]).toEqual([[], []]);
  expect(banner.all('.cky-accordion-btn[aria-expanded="false"]')).toHaveLength(4);
  banner.press(findIn('analytics'));
  expect([listedCategories(), expanded()]).toEqual([
    ['ckyDetailCategoryanalytics'],
    ['Name of analytics'],
  ]);
  banner.press(findIn('functional', '.about'));
  expect([listedCategories(), expanded()]).toEqual([
    ['ckyDetailCategoryfunctional'],
    ['Name of functional'],
  ]);
  banner.press(findIn('functional'));
  expect([listedCategories(), expanded()]).toEqual([[], []]);
});

test('a switch, its label and a link inside do not unfold a kind', async () => {
  await open();
  const inside = findIn('functional', '.about');
  inside.innerHTML = '<a href="#x" id="a">x</a><label id="l">x</label><a id="words">x</a>';
  for (const id of ['a', 'l', 'ckySwitchfunctional']) banner.press(banner.find(`#${id}`));
  expect(listedCategories()).toEqual([]);
  banner.press(banner.find('#words'));
  expect(listedCategories()).toHaveLength(1);
});

test('where cookies are not listed nothing unfolds', async () => {
  await open({ bannerConfig: { auditTable: { status: false } } });
  banner.press(findIn('analytics'));
  expect(listedCategories()).toEqual([]);
  expect(banner.all('.cky-accordion-btn[aria-expanded]')).toEqual([]);
});

test('a list without a button unfolds all the same', async () => {
  await open();
  findIn('analytics').remove();
  banner.press(findIn('analytics', '.about'));
  expect(listedCategories()).toEqual(['ckyDetailCategoryanalytics']);
});

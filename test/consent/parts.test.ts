import { afterEach, expect, test } from 'vitest';
import { definitions } from '../../src/consent/definitions';
import type { Page } from '../../src/runtime/page';
import { type BannerPage, openBanner } from './banner-page';

let banner: BannerPage | undefined;
afterEach(() => {
  banner?.end();
  banner = undefined;
});

test('the inspector names what decides and what is shown, and both can be started', async () => {
  expect(definitions.map(({ name }) => name)).toEqual(['consent-control', 'consent-banner']);
  for (const { load, exported } of definitions) {
    const code = (await load()) as Readonly<Record<string, unknown>>;
    expect(code[exported ?? '']).toBeTypeOf('function');
  }
});

test('a banner whose page has ended before its template was clean does not come any more', async () => {
  let clean = () => {};
  const isClean = new Promise<void>((resolve) => {
    clean = resolve;
  });
  const fragment: Page['insert']['fragment'] = async (html) => {
    await isClean;
    return document.createRange().createContextualFragment(html);
  };
  banner = await openBanner({ page: { insert: { fragment } as Page['insert'] } });
  expect(banner.all('.cky-consent-container')).toEqual([]);
  const { quiet, all, report } = banner;
  banner.end();
  clean();
  await quiet();
  expect(all('.cky-consent-container')).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

test('a kind without a switch is not agreed to by saving, whatever was agreed to before', async () => {
  banner = await openBanner({
    cookie: 'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,performance:yes',
  });
  banner.press(banner.find('#revisit'));
  banner.press(banner.tag('detail-save-button'));
  expect(banner.record()).toContain('functional:yes,analytics:no,performance:no');
});

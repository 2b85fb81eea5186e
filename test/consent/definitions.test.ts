import { afterEach, expect, test } from 'vitest';
import { definitions } from '../../src/consent/definitions';
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

test('a kind without a switch is not agreed to by saving, whatever was agreed to before', async () => {
  banner = await openBanner({
    cookie: 'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,performance:yes',
  });
  banner.press(banner.find('#revisit'));
  await banner.allSettled();
  banner.press(banner.tag('detail-save-button'));
  expect(banner.record()).toContain('functional:yes,analytics:no,performance:no');
});

import { closeToOutside, useCapturedServer } from './support/captured';
import { expectSeen } from './support/seen';
import { expect, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const site = useCapturedServer();

const CENTRES = [
  ['pages/consent/gdpr-box-popup', 'settings-button', 'detail-close'],
  ['pages/consent/gdpr-banner-popup', 'settings-button', 'detail-close'],
  ['pages/consent/gdpr-classic-pushdown', 'settings-button', ''],
  ['pages/consent/ccpa-box-popup', 'donotsell-button', 'optout-close'],
  ['pages-newer/consent/gdpr-box-popup', 'settings-button', 'detail-close'],
  ['pages-newer/consent/gdpr-classic-pushdown', 'settings-button', ''],
  ['pages-newer/consent/ccpa-box-popup', 'donotsell-button', 'optout-close'],
] as const;

for (const [name, opener, closer] of CENTRES) {
  test(`opening the preference centre of ${name} by keyboard moves the focus inside, closing restores it`, async ({
    page,
  }) => {
    await closeToOutside(page);
    await page.goto(`${site.url}/${name}?banner=1`);
    const button = page.locator(`[data-cky-tag="${opener}"]`).first();
    await expectSeen(button);
    await button.focus();
    await page.keyboard.press('Enter');
    const centre = page.locator('[data-cky-tag="detail"],[data-cky-tag="optout-popup"]').first();
    await expect
      .poll(() => centre.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await expectSeen(centre.locator('.cky-preference-title').first());
    if (!closer) return;
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
}

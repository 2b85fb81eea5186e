import { consentPage, printAsOneParagraph } from './consent-page';
import { expect, test } from './support/test';

test('a long description is cut with a button on a narrow screen, and restored completely [S9.02a]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/consent/gdpr-box-popup/');
  const consent = consentPage(page);
  await consent.tag('settings-button').click();
  const shown = consent.tag('detail-description').locator('p:visible');
  await expect(shown).toHaveCount(2);
  await consent.tag('show-desc-button').click();
  await expect(shown).toHaveCount(3);
  await expect(consent.tag('hide-desc-button')).toBeFocused();
  await consent.tag('hide-desc-button').click();
  await expect(shown).toHaveCount(2);
});

test('a long description of one paragraph is cut with a button too, and restored completely [S9.02a]', async ({
  page,
}) => {
  await printAsOneParagraph(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/consent/gdpr-box-popup/');
  const consent = consentPage(page);
  await consent.tag('settings-button').click();
  const description = consent.tag('detail-description');
  await expect(description).toHaveText(/^Here you see .{100,140}\.\.\.\sShow more$/);
  await consent.tag('show-desc-button').click();
  await expect(description).toHaveText(/as often as you like\.\s*Show less$/);
  await expect(consent.tag('hide-desc-button')).toBeFocused();
  await consent.tag('hide-desc-button').click();
  await expect(description).toHaveText(/\.\.\.\sShow more$/);
});

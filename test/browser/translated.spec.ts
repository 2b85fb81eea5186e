import { fill, first, send } from './contact-page';
import { consentPage, printAsOneParagraph } from './consent-page';
import * as newsletter from './newsletter-page';
import { sendToFault } from './support/sent-calls';
import { expect, test } from './support/test';
import { translatePages } from './support/translate';

test.beforeEach(({ page }) => translatePages(page));
test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('on a page translated by the browser, number and title of an image are those of the one shown', async ({
  page,
  open,
}) => {
  await open('/galleries/');
  await page.locator('#photos .et_pb_gallery_image a').first().click();
  await expect(page.locator('.mfp-counter')).toHaveText('1 of 14');
  await expect(page.locator('.mfp-title font font')).toHaveText('Scene 1');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.mfp-counter')).toHaveText('2 of 14');
  await expect(page.locator('.mfp-title')).toHaveText('Scene 2');
});

test('on a page that the browser translates, a contact form lists what is missing now, not what was', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page, { name: '', sum: '' });
  await send(page);
  const missing = first(page).locator('.et-pb-contact-message li');
  await expect(missing.locator('font font')).toHaveText(['Name', 'Captcha']);
  await first(page).getByLabel('Name').fill('Visitor');
  await send(page);
  await expect(missing).toHaveText(['Captcha']);
});

test('on a page translated by the browser, an error of a subscription is announced once', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await newsletter.fill(page);
  const error = newsletter.join(page).locator('.et_pb_newsletter_error');
  for (const kind of ['500', '403']) {
    await sendToFault(page, {
      name: newsletter.CALL,
      kind,
      send: () => newsletter.button(page).click(),
    });
    await expect(error).toHaveText('Please check the fields below and try again.');
  }
});

test('on a page translated by the browser, a cut description is restored completely', async ({
  page,
}) => {
  await printAsOneParagraph(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/consent/gdpr-box-popup/');
  const consent = consentPage(page);
  await consent.tag('settings-button').click();
  const description = consent.tag('detail-description');
  await expect(description.locator('font font').first()).toBeVisible();
  await expect(description).toHaveText(/\.\.\.\sShow more$/);
  await consent.tag('show-desc-button').click();
  await expect(description).toHaveText(/^Here you see .* as often as you like\.\s*Show less$/);
  await consent.tag('hide-desc-button').click();
  await expect(description).toHaveText(/^Here you see .{100,140}\.\.\.\sShow more$/);
});

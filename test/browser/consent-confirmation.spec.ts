import type { Page } from '@playwright/test';
import { consentPage, NONE } from './consent-page';
import { expect, test } from './support/test';

/** The dialog of template version 6.2.0, as the plugin prints it since 3.4.1. */
const success = `<div class="cky-optout-success cky-hide" data-cky-tag="optout-success" role="status" tabindex="-1"><div class="cky-optout-success-text" data-cky-tag="optout-success-text">You have opted out</div><p class="cky-optout-success-subtext" data-cky-tag="optout-success-subtext">This closes in <span id="ckyCountdownTimer"></span> seconds</p></div>`;

const open = async (page: Page) => {
  await page.clock.install();
  await page.route('**/consent/ccpa-box-popup/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(<div class="cky-opt-out-btn-wrapper")/,
      `${success}$1`,
    );
    await route.fulfill({ response, body: html });
  });
  const consent = consentPage(page);
  await page.goto('/consent/ccpa-box-popup/');
  await page.clock.runFor(1000);
  await consent.tag('donotsell-button').click();
  await page.locator('#ckyCCPAOptOut').check();
  await consent.tag('optout-confirm-button').click();
  await expect(consent.tag('optout-success')).toBeVisible();
  return consent;
};

test('after opting out the dialog confirms it for fifteen seconds, then the page reloads [S2.10e]', async ({
  page,
}) => {
  const consent = await open(page);
  expect(await consent.record()).toBe(`consent:yes,action:yes,${NONE}`);
  await expect(consent.tag('optout-success')).toBeFocused();
  await expect(consent.tag('optout-buttons')).toBeHidden();
  await expect(page.locator('#ckyCCPAOptOut')).toBeDisabled();
  const left = async () => Number(await page.locator('#ckyCountdownTimer').textContent());
  const atFirst = await left();
  expect(atFirst).toBeGreaterThan(5);
  expect(atFirst).toBeLessThanOrEqual(15);
  await page.clock.runFor(3000);
  expect(await left()).toBeLessThanOrEqual(atFirst - 3);
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(13_000);
  await reloaded;
  await page.clock.runFor(1000);
  await expect(consent.revisit).toBeVisible();
});

test('closing the confirmation ends it at once', async ({ page }) => {
  const consent = await open(page);
  const reloaded = page.waitForEvent('load');
  await consent.tag('optout-close').click();
  await reloaded;
  await page.clock.runFor(1000);
  await expect(consent.revisit).toBeVisible();
  expect(await consent.record()).toBe(`consent:yes,action:yes,${NONE}`);
});

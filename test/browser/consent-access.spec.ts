import type { Page } from '@playwright/test';
import { consentPage } from './consent-page';
import { waitFrames } from './support/wait-frames';
import { seenShifts, watchSeenShifts } from './support/seen-shifts';
import { expect, test } from './support/test';
import { violations } from './support/violations';

/** Findings inside the banner and its placeholders. */
const findings = (page: Page) =>
  violations(
    page,
    '.cky-consent-container, .cky-modal, .cky-btn-revisit-wrapper, [data-cky-tag="video-placeholder"]',
    ['best-practice'],
  );

const variants = [
  'gdpr-classic',
  'gdpr-box-popup',
  'gdpr-box-sidebar-left',
  'gdpr-banner-popup',
  'gdpr-banner-sidebar-right',
  'ccpa-box-popup',
  'ccpa-banner-sidebar-left',
  'ccpa-classic',
  'gdpr-popup',
];

for (const variant of variants) {
  test(`axe finds nothing in ${variant}, closed, open and decided [S2.10d]`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const consent = consentPage(page);
    await page.goto(`/consent/${variant}/`);
    await expect(consent.container).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const opener = page
      .locator('[data-cky-tag="settings-button"], [data-cky-tag="donotsell-button"]')
      .first();
    if ((await opener.count()) > 0 && variant !== 'ccpa-classic') {
      await opener.click();
      // Moves the pointer off the button, whose colours change on hover.
      await page.mouse.move(0, 0);
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    // Where scripts run before a choice (ccpa), a refusal reloads the page, because running scripts
    // cannot be stopped.
    const reloaded = variant.startsWith('ccpa') ? page.waitForEvent('load') : undefined;
    await page.evaluate('performBannerAction("reject")');
    await reloaded;
    await expect(consent.revisit).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return (
      activeElement?.id ||
      activeElement?.getAttribute('data-cky-tag') ||
      activeElement?.className ||
      activeElement?.localName ||
      ''
    );
  });

test('by keyboard: the banner is first, the dialog traps the focus and restores it', async ({
  page,
}) => {
  const consent = consentPage(page);
  await page.goto('/consent/gdpr-box-popup/');
  await expect(consent.container).toBeVisible();
  const seen: string[] = [];
  for (let at = 0; at < 6 && !seen.includes('settings-button'); at += 1) {
    await page.keyboard.press('Tab');
    seen.push(await focused(page));
  }
  expect(seen).toContain('settings-button');
  await page.keyboard.press('Enter');
  await expect(consent.tag('detail')).toBeFocused();
  const focusedTags = new Set<string>();
  for (let at = 0; at < 30; at += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('[data-cky-tag="detail"]') !== null,
      ),
    ).toBe(true);
    focusedTags.add(await focused(page));
  }
  for (const stop of [
    'detail-close',
    'ckySwitchanalytics',
    'detail-reject-button',
    'detail-save-button',
    'detail-accept-button',
  ]) {
    expect(focusedTags).toContain(stop);
  }
  await consent.tag('detail-close').focus();
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('detail-accept-button');
  await page.locator('#ckySwitchanalytics').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('#ckySwitchanalytics')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(consent.tag('settings-button')).toBeFocused();
  await consent.tag('reject-button').focus();
  await page.keyboard.press('Enter');
  await expect(consent.revisit.locator('button')).toBeFocused();
});

/** Presses Tab until the element that `selector` matches has the focus; throws if it never gets it. */
const tabTo = async (page: Page, selector: string) => {
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab never reaches ${selector}`);
};

// The classic variant under ccpa has no dialog; see the next test.
for (const variant of variants.filter((name) => name !== 'ccpa-classic')) {
  test(`every choice of ${variant} is made with Tab, Enter, Space and Escape [S2.10d]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const consent = consentPage(page);
    const revisit = consent.revisit.locator('button');
    const [opener, choice, save] = variant.startsWith('ccpa')
      ? ['donotsell-button', '#ckyCCPAOptOut', 'optout-confirm-button']
      : ['settings-button', '#ckySwitchanalytics', 'detail-save-button'];
    await page.goto(`/consent/${variant}/`);
    await expect(consent.container).toBeVisible();

    await tabTo(page, `[data-cky-tag="${opener}"]`);
    await page.keyboard.press('Enter');
    await tabTo(page, choice);
    await page.keyboard.press('Space');
    await expect(page.locator(choice)).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(consent.tag(opener)).toBeFocused();
    expect(await consent.record()).toBeNull();

    await page.keyboard.press('Enter');
    await tabTo(page, `[data-cky-tag="${save}"]`);
    await page.keyboard.press('Enter');
    await expect(revisit).toBeFocused();
    expect(await consent.record()).not.toBeNull();
    await page.keyboard.press('Enter');
    await tabTo(page, choice);
    await page.keyboard.press('Escape');
    await expect(revisit).toBeFocused();
  });
}

test('the one choice of ccpa-classic is made with Tab and Enter [S4.03a]', async ({ page }) => {
  const consent = consentPage(page);
  await page.goto('/consent/ccpa-classic/');
  await expect(consent.container).toBeVisible();
  await tabTo(page, '[data-cky-tag="donotsell-button"]');
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
  expect(await consent.record()).toContain('consent:yes,action:yes');
});

test('after a choice in the dialog the focus is on the revisit button', async ({ page, open }) => {
  const consent = consentPage(page);
  await open('/consent/gdpr-box-popup/');
  await consent.tag('settings-button').press('Enter');
  // A hidden button cannot be focused.
  await expect(consent.tag('detail-save-button')).toBeVisible();
  await consent.tag('detail-save-button').press('Enter');
  await expect(consent.revisit.locator('button')).toBeFocused();
});

test('the dialog is named after its printed title, the first layer is a named region', async ({
  page,
}) => {
  const consent = consentPage(page);
  await page.goto('/consent/gdpr-box-popup/');
  await expect(consent.container).toHaveRole('region');
  await expect(consent.container).toHaveAccessibleName('Cookies at the pier');
  await consent.tag('settings-button').click();
  await expect(consent.tag('detail')).toHaveRole('dialog');
  await expect(consent.tag('detail')).toHaveAccessibleName('Choose your cookies');
  await expect(consent.tag('detail')).toHaveAttribute('aria-modal', 'true');
});

for (const variant of [
  'gdpr-classic',
  'gdpr-box-popup',
  'gdpr-banner-sidebar-right',
  'ccpa-box-popup',
  'gdpr-popup',
]) {
  test(`at 320 pixels ${variant} fits and every button can be reached`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const consent = consentPage(page);
    await page.goto(`/consent/${variant}/?bar=off`);
    await expect(consent.container).toBeVisible();
    for (const button of await consent.container
      .locator('[data-cky-tag="notice"] button:visible')
      .all()) {
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });
}

test('with reduced motion nothing moves for longer than a blink', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox takes the preference from its profile');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const consent = consentPage(page);
  await page.goto('/consent/gdpr-box-sidebar-left/');
  await consent.tag('settings-button').click();
  const durations = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
  );
  expect(durations.filter((duration) => duration > 20)).toEqual([]);
});

test('the banner moves nothing on the page', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium measures layout shift');
  await watchSeenShifts(page);
  const consent = consentPage(page);
  await page.goto('/consent/');
  await expect(consent.container).toBeVisible();
  await expect(consent.placeholder).toBeVisible();
  await page.waitForLoadState('load');
  expect(await seenShifts(page)).toEqual([]);
});

test('the banner is not the largest paint of the page', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium tells the largest paint');
  await page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as unknown as { element: Element | null };
        painted.push(element?.closest('.cky-consent-container') ? 'banner' : 'page');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const consent = consentPage(page);
  for (const path of ['/consent/', '/consent/gdpr-box-popup/', '/consent/gdpr-banner-popup/']) {
    await page.goto(path);
    await expect(consent.container).toBeVisible();
    await page.waitForLoadState('load');
    // Paint entries are delivered after their frame, late on a busy machine.
    await waitFrames(page);
    await expect.poll(() => page.evaluate('painted.at(-1)')).toBe('page');
  }
});

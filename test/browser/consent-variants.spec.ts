import { ALL, consentPage, NONE, watchErrors } from './consent-page';
import { expect, test } from './support/test';

const setNavigator = (name: string, value: unknown) =>
  `Object.defineProperty(Navigator.prototype, ${JSON.stringify(name)}, { get: () => ${JSON.stringify(value)} })`;

test('box: opening hides the bar, closing brings it and the focus back, saving shows the revisit button [S2.10b, S2.10d, S2.10f, S4.07b, S4.07c]', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const consent = consentPage(page);
  await page.goto('/consent/gdpr-box-popup/');
  await expect(consent.container).toHaveClass(/cky-box-bottom-left/);
  await expect(consent.container).toBeVisible();
  await expect(consent.overlay).toBeHidden();
  await consent.tag('settings-button').click();
  await expect(consent.modal).toHaveClass(/cky-modal-open/);
  await expect(consent.overlay).toBeVisible();
  await expect(consent.container).toBeHidden();
  await consent.tag('detail-close').click();
  await expect(consent.modal).not.toHaveClass(/cky-modal-open/);
  await expect(consent.container).toBeVisible();
  await expect(consent.tag('settings-button')).toBeFocused();
  await consent.tag('settings-button').click();
  await consent.tag('detail-save-button').click();
  await expect(consent.container).toBeHidden();
  await expect(consent.revisit).toBeVisible();
  await consent.revisit.locator('button').click();
  await expect(consent.modal).toHaveClass(/cky-modal-open/);
  await expect(consent.revisit).toBeHidden();
  await consent.tag('detail-close').click();
  await expect(consent.revisit).toBeVisible();
  await expect(consent.container).toBeHidden();
  expect(errors).toEqual([]);
});

test('classic: the settings button opens and closes the push-down, the revisit button opens it [S2.10a, S2.10c]', async ({
  page,
}) => {
  const consent = consentPage(page);
  const settings = consent.tag('settings-button');
  await page.goto('/consent/gdpr-classic/?position=top');
  await expect(consent.container).toHaveClass(/cky-classic-top/);
  await expect(settings).toHaveAttribute('aria-expanded', 'false');
  await settings.click();
  await expect(consent.container).toHaveClass(/cky-consent-bar-expand/);
  await expect(settings).toHaveAttribute('aria-expanded', 'true');
  await settings.click();
  await expect(consent.container).not.toHaveClass(/cky-consent-bar-expand/);
  await expect(settings).toHaveAttribute('aria-expanded', 'false');
  await settings.click();
  await consent.tag('detail-save-button').click();
  await expect(consent.container).toBeHidden();
  await consent.revisit.locator('button').click();
  await expect(consent.container).toBeVisible();
  await expect(consent.container).toHaveClass(/cky-consent-bar-expand/);
  await expect(settings).toHaveAttribute('aria-expanded', 'true');
  await consent.tag('detail-close').click();
  await expect(consent.container).toBeHidden();
});

for (const side of ['left', 'right']) {
  test(`side bar on the ${side}: closed it is out of the tab order, open it is in [S2.10d]`, async ({
    page,
  }) => {
    const consent = consentPage(page);
    const path = side === 'left' ? 'gdpr-box-sidebar-left' : 'gdpr-banner-sidebar-right';
    await page.goto(`/consent/${path}/`);
    await expect(consent.modal).toHaveClass(new RegExp(`cky-sidebar-${side}`));
    await expect(consent.modal).toHaveAttribute('inert', '');
    await consent.tag('settings-button').click();
    await expect(consent.modal).not.toHaveAttribute('inert');
    await expect(consent.tag('detail')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(consent.modal).toHaveAttribute('inert', '');
  });
}

test('ccpa: everything runs until the visitor opts out; then nothing that sells does [S4.03a, S4.03b, S2.10e]', async ({
  page,
}) => {
  const consent = consentPage(page);
  await page.goto('/consent/ccpa-box-popup/');
  await expect.poll(consent.ran).toEqual(['stats', 'ads', 'chat', 'inline']);
  await expect.poll(consent.videos).toBe(1);
  expect(await consent.record()).toBeNull();
  await consent.tag('donotsell-button').click();
  const box = page.locator('#ckyCCPAOptOut');
  await expect(box).not.toBeChecked();
  await consent.tag('optout-option-title').click();
  await expect(box).toBeChecked();
  const reloaded = page.waitForEvent('load');
  await consent.tag('optout-confirm-button').click();
  await reloaded;
  await expect(consent.revisit).toBeVisible();
  expect(await consent.record()).toBe(`consent:yes,action:yes,${NONE}`);
  expect(await consent.ran()).toEqual([]);
  expect(consent.videos()).toBe(0);
});

test('ccpa: confirming without the tick keeps everything [S4.03b]', async ({ page }) => {
  const consent = consentPage(page);
  await page.goto('/consent/ccpa-banner-sidebar-left/');
  await consent.tag('donotsell-button').click();
  await consent.tag('optout-confirm-button').click();
  await expect(consent.revisit).toBeVisible();
  expect(await consent.record()).toBe(`consent:no,action:yes,${ALL}`);
});

test('ccpa: leaving the dialog without saving changes nothing and forgets the tick', async ({
  page,
}) => {
  const consent = consentPage(page);
  await page.goto('/consent/ccpa-box-popup/');
  await consent.tag('donotsell-button').click();
  await page.locator('#ckyCCPAOptOut').check();
  await consent.tag('optout-cancel-button').click();
  await expect(consent.container).toBeVisible();
  expect(await consent.record()).toBeNull();
  await consent.tag('donotsell-button').click();
  await expect(page.locator('#ckyCCPAOptOut')).not.toBeChecked();
});

test('ccpa with Global Privacy Control starts opted out, shows it, writes nothing and lets the visitor choose', async ({
  page,
}) => {
  const consent = consentPage(page);
  await page.addInitScript(setNavigator('globalPrivacyControl', true));
  await page.goto('/consent/ccpa-box-popup/');
  await expect(consent.tag('description')).toContainText('you are opted out');
  await consent.tag('donotsell-button').click();
  await expect(page.locator('#ckyCCPAOptOut')).toBeChecked();
  expect(await consent.ran()).toEqual([]);
  expect(await consent.record()).toBeNull();
  await page.locator('#ckyCCPAOptOut').uncheck();
  await consent.tag('optout-confirm-button').click();
  await expect.poll(consent.ran).toEqual(['stats', 'ads', 'chat', 'inline']);
  expect(await consent.record()).toBe(`consent:no,action:yes,${ALL}`);
});

for (const value of ['1', 1]) {
  test(`Do Not Track as ${typeof value} keeps everything held, also after accepting [S4.09c]`, async ({
    page,
  }) => {
    const consent = consentPage(page);
    await page.addInitScript(setNavigator('doNotTrack', value));
    await page.goto('/consent/');
    await consent.tag('accept-button').click();
    await expect(consent.revisit).toBeVisible();
    expect(await consent.record()).toBe(`consent:yes,action:yes,${ALL}`);
    await page.reload();
    await expect(consent.revisit).toBeVisible();
    await page.waitForLoadState('load');
    expect(await consent.ran()).toEqual([]);
    expect(consent.videos()).toBe(0);
  });
}

test('a list of cookies opens per category, one at a time; a switch inside does not close it [S3.03g]', async ({
  page,
}) => {
  await page.goto('/consent/gdpr-box-popup/');
  await consentPage(page).tag('settings-button').click();
  const analytics = page.locator('#ckyDetailCategoryanalytics');
  const functional = page.locator('#ckyDetailCategoryfunctional');
  const button = analytics.locator('.cky-accordion-btn');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(analytics).toHaveClass(/cky-accordion-active/);
  await expect(analytics.locator('.cky-cookie-des-table').first()).toBeVisible();
  await page.locator('#ckySwitchanalytics').check();
  await expect(analytics).toHaveClass(/cky-accordion-active/);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await functional.locator('.cky-accordion-btn').click();
  await expect(functional).toHaveClass(/cky-accordion-active/);
  await expect(analytics).not.toHaveClass(/cky-accordion-active/);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('text of the list of cookies can be selected with the mouse, and the list stays open', async ({
  page,
}) => {
  await page.goto('/consent/gdpr-box-popup/');
  await consentPage(page).tag('settings-button').click();
  const analytics = page.locator('#ckyDetailCategoryanalytics');
  await analytics.locator('.cky-accordion-btn').click();
  const list = analytics.locator('.cky-cookie-des-table').first();
  // Waits until the list has stopped moving.
  await list.hover({ position: { x: 20, y: 20 } });
  const box = await list.boundingBox();
  if (!box) throw new Error('The list has no box.');
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 22, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await expect(analytics).toHaveClass(/cky-accordion-active/);
  await analytics.locator('.cky-accordion-btn').click();
  await expect(analytics).not.toHaveClass(/cky-accordion-active/);
});

test('necessary shows "always on", the others a switch; one without cookies has neither', async ({
  page,
}) => {
  await page.goto('/consent/gdpr-box-popup/');
  await consentPage(page).tag('settings-button').click();
  await expect(page.locator('#ckyDetailCategorynecessary .cky-always-active')).toBeVisible();
  await expect(page.locator('#ckySwitchnecessary')).toHaveCount(0);
  await expect(page.locator('#ckyDetailCategoryanalytics .cky-always-active')).toHaveCount(0);
  const toggle = page.locator('#ckySwitchanalytics');
  await expect(toggle).toHaveRole('switch');
  await expect(toggle).toHaveAccessibleName('Enable Analytics');
  await toggle.check();
  await expect(toggle).toHaveAccessibleName('Disable Analytics');
});

test('unsaved changes are discarded when the centre is closed', async ({ page }) => {
  const consent = consentPage(page);
  await page.goto('/consent/gdpr-box-popup/');
  await consent.tag('settings-button').click();
  await page.locator('#ckySwitchanalytics').check();
  await consent.overlay.click({ position: { x: 5, y: 5 } });
  await consent.tag('settings-button').click();
  await expect(page.locator('#ckySwitchanalytics')).not.toBeChecked();
});

test('with reloadBannerOnAccept a choice loads the page again [S3.03h]', async ({ page }) => {
  const consent = consentPage(page);
  await page.goto('/consent/gdpr-classic/?reload=on');
  await expect(consent.container).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await consent.tag('accept-button').click();
  await reloaded;
  await expect(consent.revisit).toBeVisible();
  await expect.poll(consent.ran).toEqual(['stats', 'ads', 'chat', 'inline']);
});

test('a page without a template gets Skerry’s own banner, which is logged once [S2.10b]', async ({
  page,
}) => {
  const hints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('no banner template')) hints.push(message.text());
  });
  const consent = consentPage(page);
  await page.goto('/consent/gdpr-popup/');
  await expect(consent.container).toBeVisible();
  await consent.tag('settings-button').click();
  await page.locator('#ckySwitchanalytics').check();
  await consent.tag('detail-save-button').click();
  await expect(consent.revisit).toBeVisible();
  await expect.poll(consent.ran).toEqual(['stats', 'inline']);
  expect(hints).toHaveLength(1);
});

test('right to left sites get the class that mirrors the banner', async ({ page }) => {
  await page.goto('/consent/gdpr-box-popup/?dir=rtl');
  const consent = consentPage(page);
  for (const tag of ['notice', 'detail', 'revisit-consent']) {
    await expect(consent.tag(tag)).toHaveClass(/cky-rtl/);
  }
});

test('a preview link shows the banner and leaves the choice alone', async ({ page }) => {
  const consent = consentPage(page);
  await page.goto('/consent/');
  await consent.tag('accept-button').click();
  await expect(consent.revisit).toBeVisible();
  await page.goto('/consent/?cky_preview=true');
  await expect(consent.container).toBeVisible();
  expect(await consent.record()).toBe(`consent:yes,action:yes,${ALL}`);
});

test('a link of the owner opens the choice', async ({ page }) => {
  const consent = consentPage(page);
  await page.goto('/consent/gdpr-box-popup/');
  await consent.tag('reject-button').click();
  await page.locator('.cky-banner-element').click();
  await expect(consent.modal).toHaveClass(/cky-modal-open/);
  await expect(page).toHaveURL(/gdpr-box-popup\/$/);
});

test('ccpa classic, which has no dialog: the button opts out at once, the revisit button shows the bar [S4.03a]', async ({
  page,
}) => {
  const consent = consentPage(page);
  await page.goto('/consent/ccpa-classic/');
  await expect.poll(consent.ran).toContain('stats');
  const reloaded = page.waitForEvent('load');
  await consent.tag('donotsell-button').click();
  await reloaded;
  expect(await consent.record()).toBe(`consent:yes,action:yes,${NONE}`);
  await consent.revisit.locator('button').click();
  await expect(consent.container).toBeVisible();
  await consent.tag('close-button').click();
  await expect(consent.container).toBeHidden();
});

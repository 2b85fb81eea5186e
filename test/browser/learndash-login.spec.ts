import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back';
import { expect, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const reducedMotion = 'motion=reduce&bar=off';
const dialog = (page: Page) => page.locator('.ld-login-modal');

for (const generation of ['a', 'b', 'c']) {
  test(`the login of generation ${generation} opens from its link, holds the focus and closes with Escape [S2.13c, S2.13d, S4.33, S6.01d]`, async ({
    page,
    open,
  }) => {
    await open(`/courses/${generation}/?visitor=anonymous`, reducedMotion);
    await expect(dialog(page)).toBeHidden();
    const trigger = page.locator('.ld-login-text');
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toBeFocused();
    await expect(dialog(page)).toHaveRole('dialog');
    await expect(page.locator('#page-container')).toHaveAttribute('inert');
    expect(await violations(page)).toEqual([]);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        return document.activeElement?.closest('.ld-login-modal') !== null;
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(page.locator('#page-container')).not.toHaveAttribute('inert');
  });
}

for (const address of ['?visitor=anonymous#login', '?visitor=anonymous&login=failed']) {
  test(`${address} opens the login at once, above everything else [S2.13a, S2.13b, S2.13e, S8.11]`, async ({
    page,
    open,
  }) => {
    await open(`/courses/c/${address}`, 'bar=off');
    await expect(dialog(page)).toBeVisible();
    // The pointer reaches it: no bar of the theme covers it.
    await page.locator('.ld-modal-closer').click();
    await expect(dialog(page)).toBeHidden();
  });
}

test('a later change of the hash opens it, and a link to another page does not', async ({
  page,
  open,
}) => {
  await open('/courses/c/?visitor=anonymous', reducedMotion);
  await page.evaluate(() => {
    window.location.hash = 'login';
  });
  await expect(dialog(page)).toBeVisible();
  await page.locator('.ld-modal-closer').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
});

test('the register link is replaced by the form [S2.13f, S6.01e]', async ({ page, open }) => {
  await open('/courses/c/?visitor=anonymous#login', 'bar=off');
  await expect(page.locator('#registerform')).toBeHidden();
  await page.locator('.ld-js-register-account').click();
  await expect(page.locator('#user_reg_login')).toBeVisible();
  await expect(page.locator('#user_reg_login')).toBeFocused();
  await expect(page.locator('.ld-js-register-account')).toBeHidden();
});

for (const generation of ['a', 'b', 'c']) {
  test(`in focus mode of generation ${generation} the login covers sidebar and lesson, and restores the focus [S2.13c, S2.13d]`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(`/lessons/${generation}/?visitor=anonymous`, reducedMotion);
    const trigger = page.locator('.ld-login-text');
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    // The top element at its position belongs to the modal.
    const isOnTop = await dialog(page).evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + 20));
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await open(`/lessons/${generation}/?visitor=anonymous&login=failed`, reducedMotion);
    await expect(page.getByText('Wrong name or password')).toBeVisible();
  });
}

test('a page without a modal is left alone by #login', async ({ page, open }) => {
  await open('/courses/c/#login', reducedMotion);
  await page.keyboard.press('Escape');
  await expect(page.locator('.ld-item-list')).toBeVisible();
});

test('a press before the code of the login is loaded is kept, one for a new tab is left to the browser', async ({
  page,
}) => {
  const release = await holdBack(page, /chunks\/course-access-/);
  await page.goto(`/courses/c/?visitor=anonymous&${reducedMotion}`, { waitUntil: 'commit' });
  // Presses are deferred from now on; the file of the login may have been requested before.
  await page.waitForFunction(() => window.skerry);
  const trigger = page.locator('.ld-login-text');
  const reaches = (ctrlKey: boolean) =>
    trigger.evaluate((link, ctrlKey) => {
      let isReceived = false;
      const onClick = (event: Event) => {
        isReceived = true;
        event.preventDefault();
      };
      window.addEventListener('click', onClick, { once: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey }));
      window.removeEventListener('click', onClick);
      return isReceived;
    }, ctrlKey);
  expect(await reaches(true)).toBe(true);
  expect(await reaches(false)).toBe(false);
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(dialog(page)).toBeVisible();
});

import { expectSeen, expectUnseen } from './support/seen';
import { expect, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const reducedMotion = 'motion=reduce';

test('lessons of a modern course are closed until their button is pressed [S4.38a]', async ({
  page,
  open,
}) => {
  await open('/courses/modern/', reducedMotion);
  const lesson = page.locator('[aria-controls="ld-expand-12020"]');
  const topic = page.getByRole('link', { name: 'Topic 1 of lesson 1', includeHidden: true });
  await expectUnseen(topic);
  await lesson.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Reading a tide table');
  await lesson.press('Enter');
  await expectSeen(topic);
  await lesson.press('Enter');
  await expectUnseen(topic);
});

test('one button opens all lessons of a modern course [S4.38e]', async ({ page, open }) => {
  await open('/courses/modern/', reducedMotion);
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expectSeen(page.getByRole('link', { name: 'Topic 5 of lesson 1' }));
  await expectSeen(page.getByRole('link', { name: 'Topic 2 of lesson 5' }));
});

test('a modern registration switches to the login and back, and stays on its page', async ({
  page,
  open,
}) => {
  await open('/registration/?visitor=anonymous');
  await expectSeen(page.locator('#username'));
  await page.locator('.ld-registration__login-link').click();
  await expect(page.locator('#user_login')).toBeFocused();
  await expectUnseen(page.locator('#username'));
  await page.locator('.ld-registration__register-link').click();
  await expect(page.locator('#username')).toBeFocused();
  await expect(page).toHaveURL(/\/registration\//);
});

test('lessons open and close if the style sheet of the site never loads', async ({
  page,
  open,
}) => {
  await page.route(/theme\.css/, (route) => route.abort());
  for (const address of ['/courses/modern/', '/courses/c/', '/courses/b/']) {
    await open(address, reducedMotion);
    const topic = page.getByRole('link', { name: 'Topic 1 of lesson 1', includeHidden: true });
    await expectUnseen(topic);
    await page.getByRole('button', { name: 'Expand All' }).press('Enter');
    await expectSeen(topic);
  }
});

test('lessons open where a style sheet insists on keeping them closed', async ({ page, open }) => {
  await page.route(/theme\.css/, async (route) => {
    const response = await route.fetch();
    const rule = '.ld-accordion__item-steps,.ld-item-list-item-expanded{max-height:0!important}';
    await route.fulfill({ response, body: (await response.text()) + rule });
  });
  for (const address of ['/courses/modern/', '/courses/c/', '/courses/b/']) {
    await open(address, reducedMotion);
    const topic = page.getByRole('link', { name: 'Topic 1 of lesson 1', includeHidden: true });
    await page.getByRole('button', { name: 'Expand All' }).press('Enter');
    await expectSeen(topic);
    await page.getByRole('button', { name: 'Collapse All' }).press('Enter');
    await expectUnseen(topic);
  }
});

test('links of closed lessons that a style sheet shows all the same can be followed', async ({
  page,
  open,
}) => {
  await page.route(/theme\.css/, async (route) => {
    const response = await route.fetch();
    const rule = '.ld-accordion__item-steps{display:flex!important;max-height:none!important}';
    await route.fulfill({ response, body: (await response.text()) + rule });
  });
  await open('/courses/modern/', reducedMotion);
  await page.getByRole('link', { name: 'Topic 1 of lesson 1' }).click();
  await expect(page).toHaveURL(/topic=/);
});

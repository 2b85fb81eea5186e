import type { Page } from '@playwright/test';
import { button, CALL, fill, join } from './newsletter-page';
import { holdBack } from './support/hold-back';
import { shortenTimeouts } from './support/shorten-timeouts';
import { sendToFault, sentCalls, wrongResponses } from './support/sent-calls';
import { expect, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

const sent = async (page: Page) => (await sentCalls(page, CALL)).map(({ fields }) => fields);

test('a subscription is sent with its fields, and the success message replaces the form [S4.28a, S4.28b] [S5.16a] [S7.18]', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page);
  await button(page).click();
  await expect(join(page).getByText('You are on the list.')).toBeVisible();
  await expect(join(page).locator('.et_pb_newsletter_fields')).toBeHidden();
  await expect(join(page).locator('.et_pb_newsletter_success')).toBeFocused();
  const [fields] = await sent(page);
  expect(Object.keys(fields ?? {})).toEqual([
    'action',
    'et_frontend_nonce',
    'et_list_id',
    'et_firstname',
    'et_email',
    'et_provider',
    'et_account',
    'et_ip_address',
    'et_custom_fields[harbour]',
    'et_custom_fields[tide][32]',
    'token',
    'et_checksum',
  ]);
});

test('missing fields are announced and marked, including custom fields [S5.12] [S5.13a] [S5.15]', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await join(page).getByLabel('Email address').fill('visitor');
  await button(page).press('Space');
  const error = join(page).locator('.et_pb_newsletter_error');
  await expect(error).toBeFocused();
  await expect(error.locator('ul').first().locator('li')).toHaveText(['First name', 'Harbour']);
  await expect(error.locator('ul').nth(1).locator('li')).toHaveText(['Invalid email']);
  await expect(join(page).getByLabel('First name')).toHaveClass(/et_pb_signup_error/);
  await expect(join(page).getByLabel('Harbour')).toHaveClass(/et_contact_error/);
  await expect(join(page).getByLabel('Harbour')).toHaveAttribute('aria-invalid', 'true');
  // When a field is focused again, its description says what is expected (WCAG 3.3.1).
  for (const name of ['First name', 'Email address', 'Harbour'])
    await expect(join(page).getByLabel(name)).toHaveAccessibleDescription(/Invalid email/);
  expect(await violations(page)).toEqual([]);
  expect(await sent(page)).toEqual([]);
});

test("what the browser's own check refuses is not sent [S5.12]", async ({ page, open }) => {
  await open('/contact/');
  await fill(page);
  await join(page)
    .getByLabel('Harbour')
    .evaluate((input: HTMLInputElement) => {
      input.pattern = '[0-9]+';
    });
  await button(page).click();
  await expect(join(page).getByLabel('Harbour')).toBeFocused();
  await expect(join(page).locator('.et_pb_newsletter_error')).toBeEmpty();
  expect(await sent(page)).toEqual([]);
  await join(page).getByLabel('Harbour').fill('12');
  await button(page).click();
  await expect(join(page).getByText('You are on the list.')).toBeVisible();
});

test('the token of the anti-spam service is sent too [S7.33b]', async ({ page, open }) => {
  await page.addInitScript(() => {
    const recaptcha = { interaction: (action: string) => Promise.resolve(`token for ${action}`) };
    Object.assign(window, { etCore: { api: { spam: { recaptcha } } } });
  });
  await page.route('**/contact/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'et_pb_module et_pb_signup_0 ',
      'et_pb_module et_pb_signup_0 et_pb_recaptcha_enabled ',
    );
    return route.fulfill({ response, body });
  });
  await open('/contact/');
  await fill(page);
  await button(page).click();
  await expect(join(page).getByText('You are on the list.')).toBeVisible();
  expect((await sent(page))[0]).toMatchObject({ token: 'token for Divi/Module/EmailOptin/List/1' });
});

test('while it is sent the button shows it, and pressing again sends nothing [S4.27]', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page);
  const release = await holdBack(page, '**/admin-ajax.php');
  await button(page).click();
  await expect(button(page)).toHaveClass(/et_pb_button_text_loading/);
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(join(page).locator('.et_subscribe_loader')).toBeVisible();
  await join(page).getByLabel('First name').press('Enter');
  release();
  await expect(join(page).getByText('You are on the list.')).toBeVisible();
  await expect(join(page).locator('.et_pb_newsletter_button')).not.toHaveClass(/loading/);
  expect(await sent(page)).toHaveLength(1);
});

test('a rejection by the server is shown in its words, as text [S8.04a]', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page);
  await page.route('**/admin-ajax.php', (route) =>
    route.fulfill({ json: { success: false, data: { error: 'No <b>thanks</b>.' } } }),
  );
  await button(page).click();
  await expect(join(page).getByText('No <b>thanks</b>.')).toBeVisible();
});

/** Submits it to a server that responds wrongly: the site's own error text is shown, and typed text stays. */
const failOnce = async (page: Page, kind: string) => {
  await sendToFault(page, { name: CALL, kind, send: () => button(page).click() });
  await expect(join(page).getByText('Please check the fields below and try again.')).toBeVisible();
  await expect(join(page).getByLabel('Harbour')).toHaveValue('Leeds');
};

test("after each wrong response the site's words for a failure are shown, and it can be sent again [S8.04b]", async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page);
  for (const kind of wrongResponses) {
    await test.step(kind, () => failOnce(page, kind));
  }
  await button(page).click();
  await expect(join(page).getByText('You are on the list.')).toBeVisible();
});

test('without a response the site’s failure message is shown, and it can be sent again [S8.04b]', async ({
  page,
  open,
}) => {
  await shortenTimeouts(page);
  await open('/contact/');
  await fill(page);
  await failOnce(page, 'hang');
  await button(page).click();
  await expect(join(page).getByText('You are on the list.')).toBeVisible();
});

test('another page follows where the owner wants it, with what is to go along [S4.28c, S4.28d]', async ({
  page,
  open,
}) => {
  await open('/contact/');
  const form = page.locator('#join-and-go');
  await form.getByLabel('First name').fill('A & B');
  await form.getByLabel('Email address').fill('visitor@site.example');
  await form.getByLabel('Email address').press('Enter');
  await page.waitForURL(/\/plain\//);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    from: 'list',
    first_name: 'A & B',
    email: 'visitor@site.example',
    form_id: 'join-and-go',
  });
  await page.goBack();
  await expect(form.locator('.et_pb_newsletter_button')).not.toHaveClass(/loading/);
});

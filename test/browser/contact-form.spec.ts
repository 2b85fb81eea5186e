import type { Page } from '@playwright/test';
import { failOnce, fill, first, send, sent } from './contact-page';
import { waitFrames } from './hostile/attack';
import { holdBack } from './support/hold-back';
import { shortenTimeouts } from './support/shorten-timeouts';
import { wrongResponses } from './support/sent-calls';
import { expect, settle, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('a form is sent with its list of fields and token, and a message of thanks replaces it [S4.24] [S7.25] [S7.26] [S7.27] [S7.29]', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page);
  await send(page);
  await expect(first(page).getByText('Thanks for contacting us')).toBeVisible();
  await expect(first(page).locator('form')).toHaveCount(0);
  await expect(first(page).locator('.et-pb-contact-message')).toBeFocused();
  const requests = await sent(page);
  expect(requests).toHaveLength(1);
  const { fields } = requests[0] ?? { fields: {} };
  expect(Object.keys(fields)).toEqual([
    'et_pb_contact_name_0',
    'et_pb_contact_email_0',
    'et_pb_contact_message_0',
    'et_pb_contactform_submit_0',
    'et_pb_contact_captcha_0',
    '_wpnonce-et-pb-contact-form-submitted-0',
    '_wp_http_referer',
    'et_pb_contact_email_fields_0',
    'token',
  ]);
});

test('what is missing and what is wrong is listed, marked, and leads to its field [S5.01a] [S5.02] [S5.09] [S5.11a, S5.11b, S5.11c, S5.11d] [S8.06] [S8.07]', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page, { name: '', email: 'visitor@site', sum: '' });
  await send(page);
  const message = first(page).locator('.et-pb-contact-message');
  await expect(message).toBeFocused();
  await expect(message.locator('> p').first()).toHaveText('Please fill in these fields:');
  await expect(message.locator('ul').first().locator('li')).toHaveText(['Name', 'Captcha']);
  await expect(message.locator('p.et_normal_padding')).toHaveText('Please mend these fields:');
  await expect(message.locator('ul').nth(1).locator('li')).toHaveText(['Invalid email']);
  const name = first(page).getByLabel('Name');
  await expect(name).toHaveClass(/et_contact_error/);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/Please fill in/);
  await expect(first(page).getByLabel('Message')).not.toHaveAttribute('aria-invalid');
  expect(await violations(page)).toEqual([]);
  await message.getByRole('link', { name: 'Name' }).press('Enter');
  await expect(name).toBeFocused();
  expect(await sent(page)).toHaveLength(0);
  await fill(page);
  await send(page);
  await expect(first(page).getByText('Thanks')).toBeVisible();
});

test('a wrong sum gets new numbers from 1 to 15 and an empty field [S5.10b, S5.10c, S5.10d] [S8.08] [S9.27a]', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page, { sum: '11' });
  await send(page);
  await expect(first(page).getByText('That is not the right number.')).toBeVisible();
  const sum = first(page).getByLabel('Sum');
  await expect(sum).toHaveValue('');
  const [a, b] = await sum.evaluate((input) => [
    Number(input.dataset.first_digit),
    Number(input.dataset.second_digit),
  ]);
  for (const number of [a, b]) {
    expect(number).toBeGreaterThanOrEqual(1);
    expect(number).toBeLessThanOrEqual(15);
  }
  await expect(first(page).locator('.et_pb_contact_captcha_question')).toHaveText(`${a} + ${b}`);
  await sum.fill(String((a ?? 0) + (b ?? 0)));
  await send(page);
  await expect(first(page).getByText('Thanks')).toBeVisible();
});

test('pressed twice, or with Enter while it is sent, it is sent once [S4.23]', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page);
  await first(page).evaluate((root) => {
    const form = root.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(first(page).getByText('Thanks')).toBeVisible();
  expect(await sent(page)).toHaveLength(1);
});

test('what the server rejects is shown, typed text is kept, and the new form works [S4.24]', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page, { message: 'refuse me' });
  await send(page);
  await expect(first(page).getByText('The server refuses this.')).toBeVisible();
  await expect(first(page).getByLabel('Name')).toHaveValue('Visitor');
  await expect(first(page).getByLabel('Message')).toHaveValue('refuse me');
  await fill(page);
  await send(page);
  await expect(first(page).getByText('Thanks')).toBeVisible();
  expect((await sent(page)).at(-1)?.fields).toHaveProperty('et_pb_contact_email_fields_0');
});

test('after each wrong response the text stays, and the form can be sent again', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page);
  for (const kind of wrongResponses) {
    await test.step(kind, () => failOnce(page, kind));
  }
  await send(page);
  await expect(first(page).getByText('Thanks')).toBeVisible();
});

test('without a response the text is kept, and the form can be sent again', async ({
  page,
  open,
}) => {
  await shortenTimeouts(page);
  await open('/contact/');
  await fill(page);
  await failOnce(page, 'hang');
  await send(page);
  await expect(first(page).getByText('Thanks')).toBeVisible();
});

test('without a connection nothing is lost and nothing counts as sent', async ({ page, open }) => {
  await open('/contact/');
  const form = page.locator('#order');
  await form.getByPlaceholder('Full "name"').fill('A Visitor');
  await form.getByLabel('Topic').selectOption('Bread');
  await form.getByLabel('Yes').check();
  await page.route(/\/contact\//, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('That did not work. Please try again.')).toBeVisible();
  expect(page.url()).toContain('/contact/');
  await expect(form.getByPlaceholder('Full "name"')).toHaveValue('A Visitor');
});

test('a page that stood in a cache gets a new nonce and the form is sent again', async ({
  page,
  open,
}) => {
  await open('/contact/');
  await fill(page);
  await first(page)
    .locator('[name^="_wpnonce"]')
    .evaluate((input: HTMLInputElement) => {
      input.value = 'stale';
    });
  await send(page);
  await expect(first(page).getByText('Thanks')).toBeVisible();
  const nonces = (await sent(page)).map(
    ({ fields }) => fields['_wpnonce-et-pb-contact-form-submitted-0'],
  );
  expect(nonces).toEqual(['stale', '01272c69f8']);
});

test('conditions show and hide fields; what is hidden is named, not checked [S3.10a] [S5.03a, S5.03b] [S7.28]', async ({
  page,
  open,
}) => {
  await open('/contact/');
  const form = page.locator('#order');
  const size = form.getByPlaceholder('Size of the jar');
  const why = form.getByPlaceholder('Why jam?');
  await expect(size).toBeHidden();
  await expect(why).toBeHidden();
  await form.getByRole('checkbox', { name: 'Jam' }).check();
  await expect(why).toBeVisible();
  await form.getByLabel('Topic').selectOption('Jars');
  await expect(size).toBeVisible();
  await expect(size).toHaveAttribute('pattern', '[0-9]*');
  await form.getByLabel('Topic').selectOption('Bread');
  await expect(size).toBeHidden();
  await expect(size).not.toHaveAttribute('pattern');
  await form.getByPlaceholder('Full "name"').fill('A Visitor');
  await form.getByRole('button', { name: 'Send' }).click();
  // One of a group of radio buttons must be selected.
  await expect(form.locator('.et-pb-contact-message li')).toHaveText(['Been here?']);
  await expect(form.locator('[data-id=visit]')).toHaveClass(/et_contact_error/);
  await form.getByLabel('Yes').check();
  await form.getByRole('button', { name: 'Send' }).click();
  // The form redirects to the page that the owner has set [S4.25].
  await page.waitForURL(/\/plain\//);
  const { fields } = (await sent(page)).at(-1) ?? { fields: {} as Record<string, string> };
  expect(fields.et_pb_contact_email_hidden_fields_1).toBe('["size"]');
  expect(fields.et_pb_contact_extras_1).toBe('Jam');
  expect(fields.et_pb_contact_email_fields_1).toContain('Full &quot;name&quot;');
});

const orderForm = async (page: Page, name: string) => {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    document.addEventListener('skerry:form:sent', ({ detail }) => received.push(detail.kind));
    addEventListener('pagehide', () => sessionStorage.setItem('received', received.join()));
  });
  await page.goto('/contact/');
  await settle(page);
  const form = page.locator('#order');
  await form.getByPlaceholder('Full "name"').fill(name);
  await form.getByLabel('Topic').selectOption('Bread');
  await form.getByLabel('Yes').check();
  await form.getByRole('button', { name: 'Send' }).click();
  return form;
};

test('an accepted form counts as sent and redirects to the owner’s page [S4.25a, S4.25b]', async ({
  page,
}) => {
  await orderForm(page, 'A Visitor');
  await page.waitForURL(/\/plain\//);
  expect(await page.evaluate(() => sessionStorage.getItem('received'))).toBe('contact');
});

test('a form that was refused stays, counts for nothing, and leads nowhere [S8.09a, S8.09b]', async ({
  page,
}) => {
  const form = await orderForm(page, 'refuse me');
  await expect(form.getByText('The server refuses this.')).toBeVisible();
  await expect(form.locator('.et-pb-contact-message')).toBeFocused();
  await waitFrames(page, 10);
  expect(new URL(page.url()).pathname).toBe('/contact/');
  expect(await page.evaluate(() => (window as unknown as { received: string[] }).received)).toEqual(
    [],
  );
});

test('a required field that a style sheet hides in spite of its rule does not hold the form back [S5.03a, S5.03b]', async ({
  page,
  open,
}) => {
  await page.route('**/contact/', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const sheet = '<link rel="stylesheet" href="/hides.css">';
    const body = (await response.text()).replace('</body>', `${sheet}</body>`);
    return route.fulfill({ response, body });
  });
  await page.route('**/hides.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: '[data-id=size]{display:none!important}',
    }),
  );
  await open('/contact/');
  const form = page.locator('#order');
  await form.getByPlaceholder('Full "name"').fill('A Visitor');
  await form.getByLabel('Topic').selectOption('Jars');
  await form.getByLabel('Yes').check();
  await form.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(/\/plain\//);
  const { fields } = (await sent(page)).at(-1) ?? { fields: {} as Record<string, string> };
  expect(fields.et_pb_contact_email_hidden_fields_1).toContain('"size"');
});

test('a form filled in and sent before its chunk is loaded is sent once it is loaded', async ({
  page,
}) => {
  const release = await holdBack(page, /chunks\/forms-/);
  await page.goto('/contact/', { waitUntil: 'commit' });
  await page.waitForFunction(() => (window.skerry?.islands().length ?? 0) > 0);
  await fill(page);
  await send(page);
  release();
  await expect(first(page).getByText('Thanks')).toBeVisible();
  expect(await sent(page)).toHaveLength(1);
});

import type { Page } from '@playwright/test';
import { sendToFault, sentCalls } from './support/sent-calls';
import { expect } from './support/test';

const CALL = 'POST /contact/';
/** The requests that the server has received, newest last. */
export const sent = (page: Page) => sentCalls(page, CALL);

/** The form that most tests fill in. */
export const first = (page: Page) => page.locator('#write');
export const fill = async (page: Page, values: Readonly<Record<string, string>> = {}) => {
  const form = first(page);
  await form.getByLabel('Name').fill(values.name ?? 'Visitor');
  await form.getByLabel('Email').fill(values.email ?? 'visitor@site.example');
  await form.getByLabel('Message').fill(values.message ?? 'A long message.');
  await form.getByLabel('Sum').fill(values.sum ?? '12');
};
export const send = (page: Page) => first(page).getByRole('button', { name: 'Send' }).click();

/** Submits it to a server that responds wrongly: the typed text stays. */
export const failOnce = async (page: Page, kind: string) => {
  await sendToFault(page, { name: CALL, kind, send: () => send(page) });
  await expect(first(page).getByText('That did not work. Please try again.')).toBeVisible();
  await expect(first(page).getByLabel('Message')).toHaveValue('A long message.');
};

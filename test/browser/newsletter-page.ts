import type { Page } from '@playwright/test';

export const CALL = 'et_pb_submit_subscribe_form';
export const join = (page: Page) => page.locator('#join');
export const fill = async (page: Page) => {
  await join(page).getByLabel('First name').fill('Visitor');
  await join(page).getByLabel('Email address').fill('visitor@site.example');
  await join(page).getByLabel('Harbour').fill('Leeds');
  await join(page).getByLabel('Tide').selectOption('High');
};
export const button = (page: Page) => join(page).getByRole('button', { name: 'Subscribe' });

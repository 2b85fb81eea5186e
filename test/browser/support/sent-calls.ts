import { expect, type Page } from '@playwright/test';

interface SentCall {
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The requests of this name that the server has received, newest last. */
export const sentCalls = async (page: Page, name: string): Promise<readonly SentCall[]> => {
  const response = await page.request.get('/qa/requests');
  const all = (await response.json()) as readonly SentCall[];
  return all.filter(({ call }) => call === name);
};

/** Wrong responses of a server; without `hang`, which never responds. */
export const wrongResponses = ['302', '403', '404', '500', 'login', 'garbage', 'empty'] as const;

/** Sends a request that gets a wrong response, and waits until the server has received it. */
export const sendToFault = async (
  page: Page,
  {
    name,
    kind,
    send,
  }: { readonly name: string; readonly kind: string; readonly send: () => Promise<void> },
): Promise<void> => {
  const accepted = await page.request.post('/qa/fault', { data: { call: name, kind } });
  expect(accepted.ok()).toBe(true);
  const count = async () => (await sentCalls(page, name)).length;
  const before = await count();
  await send();
  await expect.poll(count).toBe(before + 1);
};

import { expect, type Page } from '@playwright/test';

interface SentCall {
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The calls of this name that the server was sent, newest last. */
export const sentCalls = async (page: Page, name: string): Promise<readonly SentCall[]> => {
  const answer = await page.request.get('/qa/requests');
  const all = (await answer.json()) as readonly SentCall[];
  return all.filter(({ call }) => call === name);
};

/** What a server may respond in the place of what was asked for; `hang`, which responds with nothing, not among them. */
export const wrongResponses = ['302', '403', '404', '500', 'login', 'garbage', 'empty'] as const;

/** Sends a call that the server responds to wrongly, and waits until it has come there. */
export const sendToFault = async (
  page: Page,
  {
    name,
    kind,
    send,
  }: { readonly name: string; readonly kind: string; readonly send: () => Promise<void> },
): Promise<void> => {
  const taken = await page.request.post('/qa/fault', { data: { call: name, kind } });
  expect(taken.ok()).toBe(true);
  const count = async () => (await sentCalls(page, name)).length;
  const before = await count();
  await send();
  await expect.poll(count).toBe(before + 1);
};

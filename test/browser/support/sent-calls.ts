import type { Page } from '@playwright/test';

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

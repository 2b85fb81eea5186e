import type { Locator } from '@playwright/test';
import { expect } from './test';
import { whyUnseen } from './why-unseen.mjs';

/** An element that a visitor sees and can press: it has a box in the window and nothing covers it. */
export const expectSeen = async (locator: Locator): Promise<void> => {
  // An answer of the server may replace the element on the way.
  await expect(async () => {
    await locator.scrollIntoViewIfNeeded();
    expect(await locator.evaluate(whyUnseen), String(locator)).toBe('');
  }).toPass({ timeout: 20_000 });
};

/** An element that no visitor sees, wherever they scroll to. */
export const expectUnseen = async (locator: Locator): Promise<void> => {
  await expect
    .poll(async () => ((await locator.count()) === 0 ? 'gone' : locator.evaluate(whyUnseen)), {
      message: String(locator),
    })
    .not.toMatch(/^$|covered|outside/);
};

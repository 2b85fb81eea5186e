import type { Locator } from '@playwright/test';
import { expect } from './test';
import { whyUnseen } from './why-unseen.mjs';

/**
 * Expects that a visitor sees the element and can press it: it has a box in the viewport and
 * nothing covers it.
 */
export const expectSeen = async (locator: Locator): Promise<void> => {
  // A response of the server may replace the element meanwhile.
  await expect(async () => {
    await locator.scrollIntoViewIfNeeded();
    expect(await locator.evaluate(whyUnseen), String(locator)).toBe('');
  }).toPass({ timeout: 20_000 });
};

/** Expects that no visitor sees the element, wherever they scroll to. */
export const expectUnseen = async (locator: Locator): Promise<void> => {
  await expect
    .poll(async () => ((await locator.count()) === 0 ? 'removed' : locator.evaluate(whyUnseen)), {
      message: String(locator),
    })
    .not.toMatch(/^$|covered|outside/);
};

import { expect, type Locator } from '@playwright/test';

/**
 * Watches for the class of a running animation, which is set for half a second only, so that a slow
 * machine may miss it. Returns an assertion that the class was set and has been removed.
 */
export const watchAnimating = async (element: Locator) => {
  await element.evaluate((watched) => {
    new MutationObserver(() => {
      if (watched.classList.contains('et_pb_is_animating')) watched.dataset.moved = '';
    }).observe(watched, { attributeFilter: ['class'] });
  });
  return async () => {
    await expect(element).toHaveAttribute('data-moved');
    await expect(element).not.toHaveClass(/et_pb_is_animating/);
  };
};

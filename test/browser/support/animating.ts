import { expect, type Locator } from '@playwright/test';

/**
 * Watches for the class of what moves, which stands for half a second and may be gone before a busy machine has
 * looked. Returns what expects that it came and went.
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

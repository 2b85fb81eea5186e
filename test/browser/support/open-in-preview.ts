import type { Frame, Page } from '@playwright/test';
import { settle } from './test';

/**
 * Opens a page as the builder draws its preview, in a frame, and waits until all has had its turn. In
 * a window of its own it would be the builder's outer window, where nothing starts at all.
 */
export const openInPreview = async (page: Page, path: string): Promise<Frame> => {
  await page.goto('/blank/');
  const element = await page.evaluateHandle((src) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, width: '1000', height: '600' });
    document.body.append(frame);
    return frame;
  }, `${path}?preview=1`);
  const frame = await element.contentFrame();
  if (!frame) throw new Error('no preview');
  await frame.waitForURL(`**${path}?preview=1`);
  await settle(frame);
  return frame;
};

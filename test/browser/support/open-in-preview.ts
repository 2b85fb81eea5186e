import type { Frame, Page } from '@playwright/test';
import { settle } from './test';

/**
 * Opens a page in a frame as the builder renders its preview, and waits until it has settled. As a
 * top-level window it would be the builder's outer window, in which nothing starts at all.
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

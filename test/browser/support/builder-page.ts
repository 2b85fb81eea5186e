import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './test';

/** The editor's status line. */
export const status = (page: Page) => page.locator('#player-status');

/** Opens the page that simulates the editor and waits for its preview. */
export const openEditor = async (
  page: Page,
  open: (path: string) => Promise<void>,
): Promise<FrameLocator> => {
  await open('/builder/');
  await expect(status(page)).toHaveText('The preview is ready.');
  const app = page.frameLocator('#et-fb-app-frame');
  await expect(app.locator('.et_pb_tabs [role=tab]')).toHaveCount(3);
  // The controller that receives the editor's messages may mount after the first module works.
  await inApp(page).waitForFunction(() =>
    window.skerry?.islands().some((each) => each.name === 'builder' && each.status === 'mounted'),
  );
  return app;
};

/** The frame that contains the preview. */
export const inApp = (page: Page) => {
  const frame = page.frames().find((each) => each.url().includes('/builder/preview/'));
  if (!frame) throw new Error('no preview');
  return frame;
};

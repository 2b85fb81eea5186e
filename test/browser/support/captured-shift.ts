import type { Page } from '@playwright/test';
import { expect, settle, test } from './test';

/** Visitors notice a larger shift. */
const MOST_SHIFT = 0.02;

/** Shifts that are accepted, with the reason. */
const isKnownShift = (name: string, engine: string) =>
  // The page prints only at its very end that the topics have to wait for the video.
  name.endsWith('/lesson-video-before') ||
  // The recorded style sheets contain no rules for these two headers.
  /^pages-newer\/headers\/(fullscreen|slide)$/.test(name) ||
  // Without view timelines the height of a background is set after it is measured; nothing else moves.
  (/\/divi\/backgrounds(-d5)?$/.test(name) && engine === 'firefox');

const open = async (page: Page, address: string, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(address, { waitUntil: 'load' });
};

/** Opens a recorded page in a viewport of 800 pixels height, and waits until it has settled. */
export const openAt = async (page: Page, address: string, width: number) => {
  await open(page, address, width);
  await settle(page);
};

interface Shift {
  readonly layoutShift: number;
  readonly shifted: readonly string[];
  readonly moves: readonly { readonly label: string; readonly value: number }[];
}

/** Layout shift since navigation, read after two more frames. */
const shift = (page: Page) =>
  page.evaluate(async () => {
    for (let at = 0; at < 2; at += 1) await new Promise((next) => requestAnimationFrame(next));
    return (window as unknown as { shiftOf: (isLast: boolean) => Shift }).shiftOf(true);
  });

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** The value of a shift without those moves that another page has too. */
const valueWithout = ({ layoutShift, moves }: Shift, own: ReadonlySet<string>) =>
  moves.reduce((left, { label, value }) => (own.has(label) ? left - value : left), layoutShift);

/** The same with `watchShift` installed: expects that nothing moves that stays in place without Skerry. */
export const openWithoutShift = async (page: Page, address: string, width: number) => {
  await openAt(page, address, width);
  const moved = await shift(page);
  const name = new URL(address).pathname.slice(1);
  if (moved.layoutShift <= MOST_SHIFT || isKnownShift(name, test.info().project.name)) return;
  // Shifts that occur without Skerry are not counted: images without a size move the content below
  // them if they arrive after the first paint.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await painted(page);
    await route.fallback();
  });
  await open(page, `${address}&head=%20`, width);
  const own = await shift(page);
  // Rules for the last of its siblings (`:last-of-type`) apply once the parser has passed the
  // element: if it has to wait, what they move shifts visibly, by as many pixels.
  await open(page, `${address}&head=%20&slow=1`, width);
  const parsed = new Set((await shift(page)).moves.map(({ label }) => label));
  await page.unroute('**/*');
  expect(
    valueWithout(moved, parsed),
    `${width} px: ${moved.shifted.join('; ')}`,
  ).toBeLessThanOrEqual(valueWithout(own, parsed) + MOST_SHIFT);
  await openAt(page, address, width);
};

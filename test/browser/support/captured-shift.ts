import type { Page } from '@playwright/test';
import { expect, settle, test } from './test';

/** More than this a visitor notices. */
const MOST_SHIFT = 0.02;

/** Shifts that stay, with the reason. */
const shiftsAnyway = (name: string, engine: string) =>
  // That topics wait for the video is printed at the very end of the page.
  name.endsWith('/lesson-video-before') ||
  // The rules of these two headers are in none of the recorded style sheets.
  /^pages-newer\/headers\/(fullscreen|slide)$/.test(name) ||
  // Without view timelines a background gets its height once it is measured; nothing else moves.
  (/\/divi\/backgrounds(-d5)?$/.test(name) && engine === 'firefox');

const open = async (page: Page, address: string, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(address, { waitUntil: 'load' });
};

/** Opens a recorded page in a window of 800 pixels height, and waits until all has had its turn. */
export const openAt = async (page: Page, address: string, width: number) => {
  await open(page, address, width);
  await settle(page);
};

interface Shift {
  readonly layoutShift: number;
  readonly shifted: readonly string[];
  readonly moves: readonly { readonly what: string; readonly value: number }[];
}

/** Layout shift since the page was opened, once two more frames are painted. */
const shift = (page: Page) =>
  page.evaluate(async () => {
    for (let at = 0; at < 2; at += 1) await new Promise((next) => requestAnimationFrame(next));
    return (window as unknown as { shiftOf: (isLast: boolean) => Shift }).shiftOf(true);
  });

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** The share of a shift that is not among the moves of another page. */
const without = ({ layoutShift, moves }: Shift, own: ReadonlySet<string>) =>
  moves.reduce((left, { what, value }) => (own.has(what) ? left - value : left), layoutShift);

/** The same where `watchShift` runs first: nothing moves that the page without Skerry leaves where it is. */
export const openStill = async (page: Page, address: string, width: number) => {
  await openAt(page, address, width);
  const moved = await shift(page);
  const name = new URL(address).pathname.slice(1);
  if (moved.layoutShift <= MOST_SHIFT || shiftsAnyway(name, test.info().project.name)) return;
  // What the page does by itself is not Skerry's: pictures without a size move what is below them
  // where they come after the first paint.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await painted(page);
    await route.fallback();
  });
  await open(page, `${address}&head=%20`, width);
  const own = await shift(page);
  // Rules for the last of its siblings (`:last-of-type`) hold once the parser is behind them: where it has
  // to wait, what they move is seen moving, by as many pixels.
  await open(page, `${address}&head=%20&slow=1`, width);
  const parsed = new Set((await shift(page)).moves.map(({ what }) => what));
  await page.unroute('**/*');
  expect(without(moved, parsed), `${width} px: ${moved.shifted.join('; ')}`).toBeLessThanOrEqual(
    without(own, parsed) + MOST_SHIFT,
  );
  await openAt(page, address, width);
};

import type { Page } from '@playwright/test';
import { ownFindings } from './support/access-findings';
import { capturedPages, closeToOutside, useCapturedServer } from './support/captured';
import { expect, mountAsleep, settle, test } from './support/test';
import { walkControls } from './support/walk-controls.mjs';
import { watchShift } from './support/watch-shift.mjs';
import { whyUnseen } from './support/why-unseen.mjs';

const server = useCapturedServer();

/** More than this a visitor notices. */
const MOST_SHIFT = 0.02;

/** Controls that are covered whatever script runs, with the reason. */
const coveredAnyway: Readonly<Record<string, RegExp>> = {
  // The theme gives the open list of a menu no layer of its own: a menu below lies over its last item.
  'pages/divi/menus': /“Contact”: covered by a of li#\.et_pb_menu_page_id-599/,
  // The menu of these headers lies in the page, for the recorded style sheets have none of its rules.
  'pages-newer/headers/fullscreen': /covered by input#\.et-search-field/,
  'pages-newer/headers/slide': /covered by input#\.et-search-field/,
  // The cover of the video goes at a press on it; what is asked then lies below.
  'pages-newer/divi/video-d5':
    /skerry-allow-once “Show this once”: covered by .*et_pb_video_overlay/,
  // The cart is drawn by a script of WooCommerce's own; without it nothing clears the columns.
  'pages-newer/shop/block-cart': /covered by div#footer-widgets/,
};

const open = async (page: Page, name: string, width: number, query = '') => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${server.url}/${name}?home=1${query}`, { waitUntil: 'load' });
};
/** Layout shift since the page was opened, once two more frames are painted. */
const shift = (page: Page) =>
  page.evaluate(async () => {
    for (let at = 0; at < 2; at += 1) await new Promise((next) => requestAnimationFrame(next));
    return (
      window as unknown as {
        shiftOf: (isLast: boolean) => { layoutShift: number; shifted: string[] };
      }
    ).shiftOf(true);
  });

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

type Shift = Awaited<ReturnType<typeof shift>>;
const expectStill = async (page: Page, name: string, width: number, moved: Shift) => {
  if (moved.layoutShift <= MOST_SHIFT || shiftsAnyway(name, test.info().project.name)) return;
  // What the page does by itself is not Skerry's: pictures without a size move what is below them
  // where they come after the first paint.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await painted(page);
    await route.fallback();
  });
  await open(page, name, width, '&head=%20');
  const without = await shift(page);
  await page.unroute('**/*');
  expect(moved.layoutShift, `${width} px: ${moved.shifted.join('; ')}`).toBeLessThanOrEqual(
    without.layoutShift + MOST_SHIFT,
  );
};
/** Shifts that stay, with the reason. */
const shiftsAnyway = (name: string, engine: string) =>
  // That topics wait for the video is printed at the very end of the page.
  name.endsWith('/lesson-video-before') ||
  // The rules of these two headers are in none of the recorded style sheets.
  /^pages-newer\/headers\/(fullscreen|slide)$/.test(name) ||
  // Without view timelines a background gets its height once it is measured; nothing else moves.
  (/\/divi\/backgrounds(-d5)?$/.test(name) && engine === 'firefox');
/** A lesson on which only what LearnDash's own script starts is to be pressed. */
const withoutControls = 'pages-newer/courses/lesson-presenter';

/**
 * In the second engine the controls of the newer generation are pressed alone: the older one has the same kinds
 * of pages, and what differs between engines is where things lie, which both generations show there.
 */
const isPressed = (name: string, engine: string) =>
  engine !== 'firefox' || name.startsWith('pages-newer/');

/** What all pages of a site have: pressed on those of its headers, on the first of every area, and where nothing else is. */
const SHARED = ':is(#top-header, #main-header, #main-footer) *';
const areaOf = (name: string) => name.slice(0, name.lastIndexOf('/'));
const showsHeader = (name: string) =>
  areaOf(name).endsWith('/headers') ||
  /\/(counters(-d5)?|blog-404|sticky|block-cart)$/.test(name) ||
  capturedPages.find((each) => areaOf(each) === areaOf(name)) === name;

for (const name of capturedPages) {
  test(`the recorded page ${name} boots without a shift, has no finding that its own words can put right, and its controls do what they say`, async ({
    page,
    faults,
  }) => {
    const engine = test.info().project.name;
    await closeToOutside(page);
    await page.addInitScript(watchShift);
    await page.addInitScript({ content: `window.whyUnseen = ${String(whyUnseen)}` });
    await open(page, name, 390);
    await settle(page);
    const onPhone = await shift(page);
    await expectStill(page, name, 390, onPhone);

    await open(page, name, 1280);
    await settle(page);
    const onDesktop = await shift(page);
    expect(await ownFindings(page)).toEqual([]);

    if (isPressed(name, engine)) {
      await mountAsleep(page);
      const islands = await page.evaluate(() =>
        window.skerry?.islands().map((each) => ({ ...each, root: null })),
      );
      expect(islands?.filter(({ status }) => status !== 'mounted')).toEqual([]);
      // What a press would open leaves this page where it is.
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
      );
      const known = coveredAnyway[name];
      const leftOut = showsHeader(name) ? '' : SHARED;
      const walked = await page.evaluate(walkControls, {
        leftOut,
        known: known?.source ?? '',
      });
      expect(walked.faults.filter((fault) => !known?.test(fault))).toEqual([]);
      expect(walked.pressed > 0).toBe(name !== withoutControls);
      await page.unroute('**/*');
    }
    expect(faults).toEqual([]);
    await expectStill(page, name, 1280, onDesktop);
  });
}

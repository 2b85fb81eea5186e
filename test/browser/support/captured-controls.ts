import type { Page } from '@playwright/test';
import { MOST_PRESSES, reachable, startAtTop, walkByKey } from './tab-stops';
import { expect, mountAsleep, settle, test } from './test';
import { walkControls } from './walk-controls.mjs';
import { whyUnseen } from './why-unseen.mjs';

/** What is found at controls whatever script runs, with the reason. */
const foundAnyway: Readonly<Record<string, RegExp>> = {
  // The menu of these headers lies in the page, for the recorded style sheets have none of its rules.
  'pages-newer/headers/fullscreen': /covered by input#\.et-search-field/,
  'pages-newer/headers/slide': /covered by input#\.et-search-field/,
  // The cart is drawn by a script of WooCommerce's own; without it nothing clears the columns.
  'pages-newer/shop/block-cart': /covered by div#footer-widgets/,
  // LearnDash's own script opens these tabs.
  'pages-newer/courses/course-modern': /^button#ld-tab-materials/,
};

/** What the keyboard comes to and nobody sees whatever script runs, with the reason. */
const unseenAnyway: readonly (readonly [pages: RegExp, stop: RegExp])[] = [
  // What is inside a frame has the focus then, and its own mark.
  [/./, /> iframe/],
  // Until it is dismissed the shop's notice lies over the first line of this theme's pages, which scrolls with it.
  [/\/extra\//, /et-trending|et-search-form|et-top-cart-total/],
  // The gateway counts its visits with a picture of one pixel that is a button.
  [/\/registration-order/, /input\.ppalholder/],
  // The cart is drawn by a script of WooCommerce's own; without it nothing clears the columns.
  [/\/shop\/block-cart$/, /cat-item| > a$|searchsubmit|input#s$|woocommerce-product-search/],
];

/** A lesson on which only what LearnDash's own script starts is to be pressed. */
const withoutControls = 'pages-newer/courses/lesson-presenter';

/** What all pages of a site have: tried on those of its headers, on the first of every area, and where nothing else is. */
const SHARED = ':is(#top-header, #main-header, #main-footer) *';
const areaOf = (name: string) => name.slice(0, name.lastIndexOf('/'));
const triesShared = (name: string, tried: readonly string[]) =>
  areaOf(name).endsWith('/headers') ||
  /\/(counters(-d5)?|blog-404|sticky(-d5)?|block-cart)$/.test(name) ||
  tried.find((each) => areaOf(each) === areaOf(name)) === name;

/** Takes the controls of a selector out of the way of Tab, and covers as before; returns how they get back into it. */
const leaveOutOfTab = async (page: Page, selector: string) => {
  const left = await page.evaluateHandle((leftOut) => {
    const controls = [...document.querySelectorAll<HTMLElement>(leftOut)].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    return controls.map((control) => {
      const before = control.getAttribute('tabindex');
      control.tabIndex = -1;
      return { control, before };
    });
  }, selector);
  return () =>
    left.evaluate((all) => {
      for (const { control, before } of all) {
        if (before === null) control.removeAttribute('tabindex');
        else control.setAttribute('tabindex', before);
      }
    });
};

/** What comes once the page is scrolled, or a background video is in view: the focus may be behind it then. */
const COMES_LATER = /et_pb_scroll_top|skerry-pause/;

/** What the keyboard should have come to and has not, but for what an open list shows until it closes. */
const missed = async (page: Page) =>
  (await reachable(page)).flatMap(({ name, isVisited }) =>
    isVisited || COMES_LATER.test(name) ? [] : name,
  );

/**
 * What has the focus is seen wherever Tab leads, nothing is left out, and it leads out of the page. `tried`
 * are all pages that are walked.
 */
export const walkByTab = async (page: Page, name: string, tried: readonly string[]) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What marks the focus comes with the first key.
  await page.keyboard.press('Shift');
  await settle(page);
  const putBack = triesShared(name, tried) ? null : await leaveOutOfTab(page, SHARED);
  // A message that the page was opened with may have it.
  await startAtTop(page);
  const stops = await walkByKey(page, 'Tab');
  const isFirefox = test.info().project.name === 'firefox';
  // It walks in other steps.
  if (!isFirefox) await expect.poll(() => missed(page)).toEqual([]);
  await putBack?.();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const lost = stops.filter(({ isSeen, hasOutline }) => !isSeen || !hasOutline);
  const known = unseenAnyway.filter(([pages]) => pages.test(name));
  // The controls of its player have the focus then, and a mark of their own.
  if (isFirefox) known.push([/./, /et_pb_video_box > video/]);
  expect(
    lost.map((stop) => stop.name).filter((stop) => !known.some(([, each]) => each.test(stop))),
  ).toEqual([]);
  expect(stops.length).toBeGreaterThan(putBack ? 0 : 3);
  // Out of the page at its end, and in again: no trap.
  expect(stops.length).toBeLessThan(MOST_PRESSES);
};

/** Every control does what it says. `tried` are all pages that are pressed. */
export const pressAll = async (page: Page, name: string, tried: readonly string[]) => {
  await page.evaluate(`window.whyUnseen = ${String(whyUnseen)}`);
  await mountAsleep(page);
  const islands = await page.evaluate(() =>
    window.skerry?.islands().map((each) => ({ ...each, root: null })),
  );
  expect(islands?.filter(({ status }) => status !== 'mounted')).toEqual([]);
  // What a press would open leaves this page where it is.
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  const known = foundAnyway[name];
  const walked = await page.evaluate(walkControls, {
    leftOut: triesShared(name, tried) ? '' : SHARED,
    known: known?.source ?? '',
  });
  expect(walked.faults.filter((fault) => !known?.test(fault))).toEqual([]);
  expect(walked.pressed > 0).toBe(name !== withoutControls);
  await page.unroute('**/*');
};

import type { Page } from '@playwright/test';
import { MOST_PRESSES, reachable, startAtTop, walkByKey } from './tab-stops';
import { expect, mountAsleep, settle, test } from './test';
import { walkControls } from './walk-controls.mjs';
import { whyUnseen } from './why-unseen.mjs';

/** Faults of controls that occur whichever scripts run, with the reason. */
const knownFaults: Readonly<Record<string, RegExp>> = {
  // The menu of these headers is part of the page's flow, because the recorded style sheets contain
  // none of its rules.
  'pages-newer/headers/fullscreen': /covered by input#\.et-search-field/,
  'pages-newer/headers/slide': /covered by input#\.et-search-field/,
  // The cart is rendered by WooCommerce's own script; without it nothing clears the columns.
  'pages-newer/shop/block-cart': /covered by div#footer-widgets/,
  // LearnDash's own script opens these tabs.
  'pages-newer/courses/course-modern': /^button#ld-tab-materials/,
};

/**
 * Elements that receive keyboard focus while they are not visible, whichever scripts run, with the
 * reason.
 */
const knownUnseen: readonly (readonly [pages: RegExp, stop: RegExp])[] = [
  // The focus is on an element inside the frame, with its own focus indicator.
  [/./, /> iframe/],
  // Until it is dismissed, the shop's notice covers the first line of this theme's pages, which
  // scrolls with it.
  [/\/extra\//, /et-trending|et-search-form|et-top-cart-total/],
  // The gateway counts visits with a 1-pixel image that is a button.
  [/\/registration-order/, /input\.ppalholder/],
  // The cart is rendered by WooCommerce's own script; without it nothing clears the columns.
  [/\/shop\/block-cart$/, /cat-item| > a$|searchsubmit|input#s$|woocommerce-product-search/],
];

/** All controls of this lesson need LearnDash's own script, so none is pressed. */
const PAGE_WITHOUT_CONTROLS = 'pages-newer/courses/lesson-presenter';

/**
 * Elements that all pages of a site share. They are tested on the pages with headers, on the first
 * page of every area, and on the pages that have nothing else.
 */
const SHARED = ':is(#top-header, #main-header, #main-footer) *';
const areaOf = (name: string) => name.slice(0, name.lastIndexOf('/'));
const includesShared = (name: string, allPages: readonly string[]) =>
  areaOf(name).endsWith('/headers') ||
  /\/(counters(-d5)?|blog-404|sticky(-d5)?|block-cart)$/.test(name) ||
  allPages.find((each) => areaOf(each) === areaOf(name)) === name;

/**
 * Takes the controls of a selector out of the tab order, where they still cover other elements;
 * returns a function that restores their `tabindex`.
 */
const removeFromTabOrder = async (page: Page, selector: string) => {
  const saved = await page.evaluateHandle((excluded) => {
    const controls = [...document.querySelectorAll<HTMLElement>(excluded)].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    return controls.map((control) => {
      const before = control.getAttribute('tabindex');
      control.tabIndex = -1;
      return { control, before };
    });
  }, selector);
  return () =>
    saved.evaluate((all) => {
      for (const { control, before } of all) {
        if (before === null) control.removeAttribute('tabindex');
        else control.setAttribute('tabindex', before);
      }
    });
};

/**
 * Controls that appear once the page is scrolled or a background video is in view: the focus may
 * have passed their place by then.
 */
const APPEARS_LATER = /et_pb_scroll_top|skerry-pause/;

/**
 * Controls that should have received keyboard focus but have not, except those in an open list that
 * closes again.
 */
const missed = async (page: Page) =>
  (await reachable(page)).flatMap(({ name, isVisited }) =>
    isVisited || APPEARS_LATER.test(name) ? [] : name,
  );

/**
 * Expects that the focused element is visible at every Tab stop, that no control is left out, and
 * that Tab leads out of the page. `allPages` are all pages that are walked.
 */
export const walkByTab = async (page: Page, name: string, allPages: readonly string[]) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Focus indicators appear with the first key press.
  await page.keyboard.press('Shift');
  await settle(page);
  const restoreTabOrder = includesShared(name, allPages)
    ? null
    : await removeFromTabOrder(page, SHARED);
  // A message that was open when the page loaded may have the focus.
  await startAtTop(page);
  const stops = await walkByKey(page, 'Tab');
  const isFirefox = test.info().project.name === 'firefox';
  // Firefox has other tab stops.
  if (!isFirefox) await expect.poll(() => missed(page)).toEqual([]);
  await restoreTabOrder?.();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const lost = stops.filter(({ isSeen, hasOutline }) => !isSeen || !hasOutline);
  const known = knownUnseen.filter(([pages]) => pages.test(name));
  // The focus is on a control inside the player, with its own focus indicator.
  if (isFirefox) known.push([/./, /et_pb_video_box > video/]);
  expect(
    lost.map((stop) => stop.name).filter((stop) => !known.some(([, each]) => each.test(stop))),
  ).toEqual([]);
  expect(stops.length).toBeGreaterThan(restoreTabOrder ? 0 : 3);
  // The focus has left the page at its end and entered it again: no keyboard trap.
  expect(stops.length).toBeLessThan(MOST_PRESSES);
};

/**
 * Expects that every control does what its role and state announce. `allPages` are all pages whose
 * controls are pressed.
 */
export const pressAll = async (page: Page, name: string, allPages: readonly string[]) => {
  await page.evaluate(`window.whyUnseen = ${String(whyUnseen)}`);
  await mountAsleep(page);
  const islands = await page.evaluate(() =>
    window.skerry?.islands().map((each) => ({ ...each, root: null })),
  );
  expect(islands?.filter(({ status }) => status !== 'mounted')).toEqual([]);
  // Navigation requests that a press causes get a 204, so that the page stays open.
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  const known = knownFaults[name];
  const walked = await page.evaluate(walkControls, {
    excluded: includesShared(name, allPages) ? '' : SHARED,
    known: known?.source ?? '',
  });
  expect(walked.faults.filter((fault) => !known?.test(fault))).toEqual([]);
  expect(walked.pressed > 0).toBe(name !== PAGE_WITHOUT_CONTROLS);
  await page.unroute('**/*');
};

import type { Page } from '@playwright/test';
import { isThorough } from './support/is-thorough';
import { expect, settle, test } from './support/test';
import { countListeners, countTimers, expectNoGrowth, pendingTimers } from './support/leaks';

// A trace keeps copies of the page, listeners included.
test.use({ trace: 'off', viewport: { width: 1280, height: 6000 } });

/** A leak per rendering shows after some hundreds as clearly as after a thousand. */
const TIMES = isThorough ? 1000 : 252;

/** Five kinds of modules, ten of each, as an editor renders them. */
const preview = `
const kinds = [
  (n) => '<div class="et_pb_module et_pb_tabs et_pb_tabs_' + n + '"><ul class="et_pb_tabs_controls clearfix"><li class="et_pb_tab_0 et_pb_tab_active"><a href="#">One</a></li><li class="et_pb_tab_1"><a href="#">Two</a></li></ul><div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_tab_0 et_pb_active_content"><div class="et_pb_tab_content">One</div></div><div class="et_pb_tab et_pb_tab_1"><div class="et_pb_tab_content">Two</div></div></div></div>',
  (n) => '<div class="et_pb_module et_pb_toggle et_pb_toggle_' + n + ' et_pb_toggle_item et_pb_toggle_close"><h5 class="et_pb_toggle_title">Title</h5><div class="et_pb_toggle_content clearfix">Words</div></div>',
  (n) => '<div class="et_pb_module et_pb_slider et_pb_slider_' + n + ' et_slider_auto et_slider_speed_5000"><div class="et_pb_slides"><div class="et_pb_slide et-pb-active-slide"><div class="et_pb_slide_description">One</div></div><div class="et_pb_slide"><div class="et_pb_slide_description">Two</div></div></div></div>',
  (n) => '<div class="et_pb_module et_pb_number_counter et_pb_number_counter_' + n + '" data-number-value="20" data-number-separator=""><div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div><h3 class="title">Number</h3></div>',
  (n) => '<div class="et_pb_module et_pb_accordion et_pb_accordion_' + n + '"><div class="et_pb_toggle et_pb_accordion_item et_pb_toggle_open"><h5 class="et_pb_toggle_title">A</h5><div class="et_pb_toggle_content clearfix">Words</div></div><div class="et_pb_toggle et_pb_accordion_item et_pb_toggle_close"><h5 class="et_pb_toggle_title">B</h5><div class="et_pb_toggle_content clearfix">Words</div></div></div>',
];
window.render = () => {
  const modules = Array.from({ length: 50 }, (_, n) => kinds[n % 5](n));
  const columns = [0, 1, 2, 3].map((at) => '<div class="et_pb_column et_pb_column_1_4">' + modules.filter((_, n) => n % 4 === at).join('') + '</div>');
  document.querySelector('#et-fb-app').innerHTML = '<div class="et_pb_section"><div class="et_pb_row">' + columns.join('') + '</div></div>';
};
render();`;

const html = `<!DOCTYPE html><html lang="en" class="et-fb-preview--desktop"><head><meta charset="utf-8"><title>App</title><script src="/skerry/skerry.js"></script></head><body class="page et-fb"><div id="et-fb-app"></div><script>var et_builder_utils_params={condition:{diviTheme:true,extraTheme:false},builderScrollLocations:{desktop:"app"},onloadScrollLocation:"app",builderType:"bfb"};${preview}</script></body></html>`;

/** Renders the whole preview again; every fourth time everything is mounted before the next rendering. */
const rerender = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const { skerry, render } = window as unknown as {
      skerry: Window['skerry'];
      render: () => void;
    };
    if (!skerry) throw new Error('no runtime');
    const task = () => new Promise((resolve) => setTimeout(resolve));
    const islands = () => skerry.islands().filter(({ kind }) => kind === 'island');
    let mounted = 0;
    for (let at = 0; at < count; at += 1) {
      render();
      await task();
      if (at % 4 !== 0) continue;
      while (islands().some(({ status }) => status !== 'mounted' && status !== 'asleep'))
        await task();
      mounted += islands().length;
    }
    return mounted;
  }, times);

test(`${TIMES} drawings of fifty modules leave no listener, timer or root behind [S1.07a]`, async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium counts listeners.');
  test.setTimeout(240_000);
  await page.addInitScript(countTimers);
  await page.route('**/app', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/app');
  await settle(page);
  await rerender(page, 40);
  await settle(page);
  const before = await countListeners(page);
  const roots = () => page.evaluate(() => window.skerry?.islands().length);
  const rootsBefore = await roots();
  expect(await rerender(page, TIMES)).toBe((TIMES / 4) * 50);
  await settle(page);
  expect(await roots()).toBe(rootsBefore);
  expect(await page.evaluate(() => window.skerry?.faults().length)).toBe(0);
  // A leak of one per rendering would exceed these limits.
  await expectNoGrowth(page, before, { listeners: TIMES / 10, nodes: TIMES / 2 });
  await page.evaluate(() => window.skerry?.stop());
  await expect.poll(() => pendingTimers(page), { timeout: 20_000 }).toEqual([]);
});

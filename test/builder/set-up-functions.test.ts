import { afterEach, expect, test, vi } from 'vitest';
import { publishInitialisers } from '../../src/builder/page/publish-initialisers';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage } from '../shop/shop-page';

let end = () => {};
afterEach(() => end());

test.each([
  'et_pb_slider_init',
  'et_fix_slider_height',
  'et_pb_gallery_init',
  'et_pb_filterable_portfolio_init',
  'et_fullwidth_portfolio_init',
  'et_pb_tabs_init',
  'et_pb_countdown_timer_init',
  'et_pb_circle_counter_init',
  'et_pb_reinit_circle_counters',
  'et_pb_reinit_number_counters',
  'et_bar_counters_init',
  'et_pb_image_lightbox_init',
  'et_pb_play_overlayed_video',
  'et_pb_video_section_init',
  'et_pb_video_background_init',
  'et_pb_search_init',
  'et_pb_comments_init',
  'et_pb_map_init',
  'et_pb_parallax_init',
  'et_reinit_waypoint_modules',
])('an editor that calls %s has its module set up again', (name) => {
  const skerry = { unmount: vi.fn(), scan: vi.fn() };
  const { page, find, clear } = createShopPage({
    html: '<p id="module"></p>',
    globals: { skerry },
  });
  const stop = startInScope(page, 'builder', publishInitialisers);
  end = () => {
    stop();
    clear();
  };
  const call = (window as unknown as Record<string, (module: Element) => void>)[name];
  call?.(find('#module'));
  expect(skerry.unmount.mock.calls).toEqual([[find('#module')]]);
  expect(skerry.scan.mock.calls).toEqual([[find('#module')]]);
});

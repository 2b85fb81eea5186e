import { vi } from 'vitest';
import { start } from '../../src/abtest/start-ab-tests';
import { startInScope } from '../../src/runtime/controller-scope';
import type { Page } from '../../src/runtime/page';
import { createShopPage, settle } from '../shop/shop-page';

type Options = NonNullable<Parameters<typeof createShopPage>[0]>;

export const ajaxurl = 'https://shop.example/wp-admin/admin-ajax.php';
const settings = {
  ajaxurl,
  et_frontend_nonce: 'front',
  et_ab_log_nonce: 'log',
  ab_tests: [{ post_id: 144, test_id: '700144' }],
  is_ab_testing_active: '1',
  page_id: '144',
  unique_test_id: '700144',
  ab_bounce_rate: '5',
  is_cache_plugin_active: 'no',
  is_shortcode_tracking: '',
};

export const subject =
  '<div class="et_pb_section et_pb_ab_subject et_pb_ab_subject_id-144_1 x">A</div>';
export const goal = (classes: string, content: string) =>
  `<div id="goal" class="${classes} et_pb_ab_goal et_pb_ab_goal_id-144">${content}</div>`;
export const button = '<a class="et_pb_button" href="#done">Act</a><p id="beside">Words</p>';

/** A page with an A/B test of post 144; the test decides when the goal enters the viewport. */
export const openAbPage = async (
  html: string,
  changes: Record<string, unknown> = {},
  { pageParts, ...options }: Options & { readonly pageParts?: Partial<Page> } = {},
) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let notify: (...seen: readonly boolean[]) => void = () => {};
  /** The `rootMargin` of the observer: which part of the window counts as in view. */
  let margin: string | undefined;
  class Observer {
    constructor(
      callback: (entries: readonly { isIntersecting: boolean }[]) => void,
      options?: IntersectionObserverInit,
    ) {
      margin = options?.rootMargin;
      notify = (...seen) => callback(seen.map((isIntersecting) => ({ isIntersecting })));
    }
    observe() {}
    disconnect() {
      notify = () => {};
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const page = createShopPage({
    html,
    globals: { et_pb_custom: { ...settings, ...changes } },
    ...options,
  });
  const before = page.doc.body.innerHTML;
  const stop = startInScope({ ...page.page, ...pageParts }, 'abtest', start);
  await vi.dynamicImportSettled();
  await settle();
  const records = () =>
    page.sent
      .filter(({ body }) => body.get('action') === 'et_pb_update_stats_table')
      .map(({ body }) => JSON.parse(body.get('stats_data_array') ?? '') as { record_type: string });
  return {
    ...page,
    stop,
    before,
    records,
    types: () => records().map(({ record_type: type }) => type),
    outcomes: () => page.page.tracked.map(({ name, outcome }) => `${name} ${outcome}`),
    viewMargin: () => margin,
    /** Several notifications of the browser in one callback, as on a busy page. */
    see: (...isInView: readonly boolean[]) => notify(...isInView),
    press: (selector: string) =>
      page
        .find(selector)
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    submit: () =>
      page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    /** Ends the controller; returns whether the page is restored, and how many timers are left. */
    end() {
      stop();
      const after = page.doc.body.innerHTML;
      const timers = vi.getTimerCount();
      page.clear();
      vi.unstubAllGlobals();
      vi.useRealTimers();
      return { isRestored: after === before, timers };
    },
  };
};

export type AbPage = Awaited<ReturnType<typeof openAbPage>>;

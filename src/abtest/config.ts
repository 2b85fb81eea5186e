import { flag, list, number, shape, text } from '../runtime/kit';
import { pageConfig } from '../runtime/names/divi';

/** The part of `et_pb_custom` that A/B tests read. */
export const testConfig = {
  name: pageConfig,
  read: shape({
    page_id: text(),
    ajaxurl: text(),
    et_frontend_nonce: text(),
    et_ab_log_nonce: text(),
    ab_tests: list(shape({ post_id: number(), test_id: text() })),
    is_ab_testing_active: flag(),
    unique_test_id: text(),
    /** Seconds. */
    ab_bounce_rate: number(5),
    is_cache_plugin_active: flag(),
    is_shortcode_tracking: flag(),
  }),
};

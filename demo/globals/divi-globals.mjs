// @ts-check

/** Placeholders for the nonces that a real site generates per visitor and day. */
const FRONTEND_NONCE = 'b3d1f0a927';
const SPLIT_TEST_NONCE = '5c0e8d7741';

/**
 * The globals of the theme's combined script.
 * @param {import('../visit.mjs').Visit} visit
 * @param {{ pageId: number, boxShadowElements?: readonly string[], animationData?: readonly object[], motionElements?: object, linkOptions?: readonly object[], splitTest?: Record<string, unknown>, scrollLocations?: Record<string, string> }} page
 * @returns {Record<string, unknown>}
 */
export function diviGlobals(
  { site, switches },
  {
    pageId,
    boxShadowElements = [],
    animationData = [],
    motionElements,
    linkOptions = [],
    splitTest = {},
    scrollLocations = { desktop: 'app', tablet: 'app', phone: 'app' },
  },
) {
  const theme = `${site}/wp-content/themes/Divi`;
  return {
    DIVI: { item_count: '%d Item', items_count: '%d Items' },
    et_builder_utils_params: {
      condition: { diviTheme: true, extraTheme: false },
      scrollLocations: ['app', 'top'],
      builderScrollLocations: scrollLocations,
      onloadScrollLocation: 'app',
      builderType: switches.mode === 'preview' ? 'vb' : 'fe',
    },
    et_frontend_scripts: {
      builderCssContainerPrefix: '#et-boc',
      builderCssLayoutPrefix: '#et-boc .et-l',
    },
    et_pb_custom: {
      ajaxurl: `${site}/wp-admin/admin-ajax.php`,
      images_uri: `${theme}/images`,
      builder_images_uri: `${theme}/includes/builder/images`,
      et_frontend_nonce: FRONTEND_NONCE,
      subscription_failed: 'Please check the fields below and try again.',
      et_ab_log_nonce: SPLIT_TEST_NONCE,
      fill_message: 'Please fill in these fields:',
      contact_error_message: 'Please mend these fields:',
      invalid: 'Invalid email',
      captcha: 'Captcha',
      prev: 'Prev',
      previous: 'Previous',
      next: 'Next',
      wrong_captcha: 'That is not the right number.',
      wrong_checkbox: 'Checkbox',
      ignore_waypoints: 'no',
      is_divi_theme_used: true,
      widget_search_selector: '.widget_search',
      ab_tests: [],
      is_ab_testing_active: false,
      page_id: pageId,
      unique_test_id: '',
      ab_bounce_rate: 5,
      is_cache_plugin_active: 'no',
      is_shortcode_tracking: '',
      tinymce_uri: `${theme}/includes/builder/frontend-builder/assets/vendors`,
      accent_color: '#0b5563',
      waypoints_options: [],
      ...splitTest,
    },
    et_pb_box_shadow_elements: boxShadowElements,
    ...(linkOptions.length > 0 && { et_link_options_data: linkOptions }),
    ...(motionElements && { et_pb_motion_elements: motionElements }),
    ...(animationData.length > 0 && { et_animation_data: animationData }),
  };
}

import { global } from './global';
import { flag, list, number, oneOf, record, shape, text } from './reader';

/** `et_pb_custom`: every top-level value is a string (WordPress localisation). */
export const diviPage = global(
  'et_pb_custom',
  shape({
    ajaxurl: text(),
    images_uri: text(),
    builder_images_uri: text(),
    et_frontend_nonce: text(),
    et_ab_log_nonce: text(),
    subscription_failed: text('Subscription failed. Please try again.'),
    fill_message: text('Please fill in the following fields:'),
    contact_error_message: text('Please fix the following errors:'),
    invalid: text('Invalid email'),
    captcha: text('Captcha'),
    prev: text('Prev'),
    previous: text('Previous'),
    next: text('Next'),
    wrong_captcha: text('You entered the wrong number in captcha.'),
    wrong_checkbox: text('Checkbox'),
    ignore_waypoints: flag(),
    is_divi_theme_used: flag(),
    is_builder_plugin_used: flag(),
    widget_search_selector: text('.widget_search'),
    ab_tests: list(shape({ post_id: number(), test_id: text() })),
    is_ab_testing_active: flag(),
    page_id: text(),
    unique_test_id: text(),
    /** Seconds. */
    ab_bounce_rate: number(5),
    is_cache_plugin_active: flag(),
    is_shortcode_tracking: flag(),
    waypoints_options: shape({ context: list(text()) }),
  }),
);

/** `DIVI`: texts for the item count in the header, each with a `%d`. */
export const diviTheme = global(
  'DIVI',
  shape({ item_count: text('%d Item'), items_count: text('%d Items'), row_selector: text() }),
);

const scrollLocation = oneOf(['app', 'top'], 'app');

export const builderTypes = ['fe', 'vb', 'bfb', 'tb', 'lbb', 'lbp', ''] as const;
export type BuilderType = (typeof builderTypes)[number];

/** `et_builder_utils_params`: in which context the page runs. */
export const builderUtils = global(
  'et_builder_utils_params',
  shape({
    condition: shape({ diviTheme: flag(), extraTheme: flag() }),
    scrollLocations: list(scrollLocation),
    builderScrollLocations: shape({
      desktop: scrollLocation,
      tablet: scrollLocation,
      phone: scrollLocation,
    }),
    onloadScrollLocation: scrollLocation,
    builderType: oneOf(builderTypes, ''),
  }),
);

const cssPrefixes = shape({
  builderCssContainerPrefix: text('#et-boc'),
  builderCssLayoutPrefix: text('#et-boc .et-l'),
});
export const frontendScripts = global('et_frontend_scripts', cssPrefixes);
/** Printed only where a custom post type has to be wrapped. */
export const modulesWrapper = global('et_modules_wrapper', cssPrefixes);

/** Selectors of modules that ask for a box-shadow overlay. */
export const boxShadowElements = global('et_pb_box_shadow_elements', list(text()));

/** Raw here: the layout and sticky rooms own the meaning of their settings. */
export const motionElements = global('et_pb_motion_elements', record((value) => value));
export const stickyElements = global('et_pb_sticky_elements', record((value) => value));

export const recaptcha = global(
  'et_core_api_spam_recaptcha',
  shape({ site_key: text(), page_action: shape({ action: text() }) }),
);

export const previewParams = global(
  'et_preview_params',
  shape({ preview_origin: text(), alert_origin_not_matched: text() }),
);

/** Block-editor layout preview only. */
export const blockLayout = global(
  'ETBlockLayoutModulesScript',
  shape({ blockId: text(), layoutContent: text() }),
);

export const mediaPlayerSettings = global('_wpmejsSettings', record((value) => value));

const device = <T extends string>(key: T) => [key, `${key}_tablet`, `${key}_phone`] as const;
const animationKeys = [
  'class',
  ...device('style'),
  ...device('repeat'),
  ...device('duration'),
  ...device('delay'),
  ...device('intensity'),
  ...device('starting_opacity'),
  ...device('speed_curve'),
] as const;
type AnimationKey = (typeof animationKeys)[number];

/** `et_animation_data`; units stand in the strings (`"1000ms"`, `"50%"`). */
export const animationData = global(
  'et_animation_data',
  list(
    shape<Record<AnimationKey, string>>(
      Object.fromEntries(animationKeys.map((key) => [key, text()])) as Record<
        AnimationKey,
        ReturnType<typeof text>
      >,
    ),
  ),
);

/** `et_link_options_data`: modules that act as a link. */
export const linkOptions = global(
  'et_link_options_data',
  list(shape({ class: text(), url: text(), target: oneOf(['_blank', '_self'], '_self') })),
);


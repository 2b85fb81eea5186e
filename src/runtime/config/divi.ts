import * as divi from '../names/divi';
import { flag, list, number, oneOf, record, shape, text } from './reader';

/** `et_pb_custom`: every top-level value is a string (WordPress localisation). */
export const diviPage = {
  name: 'et_pb_custom',
  read: shape({
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
};

const cssPrefixes = shape({
  builderCssContainerPrefix: text('#et-boc'),
  builderCssLayoutPrefix: text('#et-boc .et-l'),
});
export const frontendScripts = { name: 'et_frontend_scripts', read: cssPrefixes };
/** Printed only where a custom post type has to be wrapped. */
export const modulesWrapper = { name: 'et_modules_wrapper', read: cssPrefixes };

/** Selectors of modules that ask for a box-shadow overlay. */
export const boxShadowElements = { name: 'et_pb_box_shadow_elements', read: list(text()) };

/** Raw here: the layout and sticky rooms own the meaning of their settings. */
export const motionElements = { name: 'et_pb_motion_elements', read: record((value) => value) };
export const stickyElements = { name: 'et_pb_sticky_elements', read: record((value) => value) };

export const recaptcha = {
  name: 'et_core_api_spam_recaptcha',
  read: shape({ site_key: text(), page_action: shape({ action: text() }) }),
};

export const previewParams = {
  name: 'et_preview_params',
  read: shape({ preview_origin: text(), alert_origin_not_matched: text() }),
};

export const mediaPlayerSettings = { name: '_wpmejsSettings', read: record((value) => value) };

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
export const animationData = {
  name: 'et_animation_data',
  read: list(
    shape<Record<AnimationKey, string>>(
      Object.fromEntries(animationKeys.map((key) => [key, text()])) as Record<
        AnimationKey,
        ReturnType<typeof text>
      >,
    ),
  ),
};

/** `et_link_options_data`: modules that act as a link. */
export const linkOptions = {
  name: divi.linkOptions,
  read: list(shape({ class: text(), url: text(), target: oneOf(['_blank', '_self'], '_self') })),
};

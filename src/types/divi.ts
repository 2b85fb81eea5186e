import type { PrintedFlag, PrintedNumber, PrintedMap, YesNo } from './printed';

/** `et_pb_custom`: settings and texts of the page builder. Texts are plain text, never HTML. */
export interface DiviPage {
  /** Absolute address of `admin-ajax.php`. */
  ajaxurl: string;
  images_uri: string;
  /** Folder of `marker.png`, the marker image of maps. */
  builder_images_uri: string;
  /** For newsletter forms and the subjects of A/B tests. */
  et_frontend_nonce: string;
  et_ab_log_nonce: string;
  subscription_failed: string;
  fill_message: string;
  contact_error_message: string;
  invalid: string;
  captcha: string;
  prev: string;
  previous: string;
  next: string;
  wrong_captcha: string;
  wrong_checkbox?: string;
  /** `yes`: everything that waits to come into view is shown immediately. */
  ignore_waypoints: YesNo;
  is_divi_theme_used: PrintedFlag;
  /** Printed by old builders only. */
  is_builder_plugin_used?: PrintedFlag;
  /** A selector. */
  widget_search_selector: string;
  /** The A/B tests on the page. */
  ab_tests?: { post_id: number; test_id: number | string }[];
  is_ab_testing_active: PrintedFlag;
  page_id: PrintedNumber;
  unique_test_id: string;
  /** Seconds until a visit counts as read. */
  ab_bounce_rate: PrintedNumber;
  is_cache_plugin_active: YesNo;
  is_shortcode_tracking: 'on' | '';
  tinymce_uri?: string;
  /** A CSS colour. */
  accent_color?: string;
  /** Selectors of scroll containers other than the window. */
  waypoints_options?: { context: string[] } | [];
}

type ScrollLocation = 'app' | 'top';

/** `et_builder_utils_params`: the context that the page runs in. */
export interface DiviContext {
  condition: { diviTheme: boolean; extraTheme: boolean };
  scrollLocations: ScrollLocation[];
  builderScrollLocations: Record<string, ScrollLocation>;
  onloadScrollLocation: ScrollLocation;
  /**
   * - `fe`: a page for visitors
   * - `vb`, `bfb`, `tb`, `lbb`: rendered by an editor
   * - `lbp`: the preview of a layout block
   */
  builderType: 'fe' | 'vb' | 'bfb' | 'tb' | 'lbb' | 'lbp' | '';
}

/** `et_frontend_scripts`, and `et_modules_wrapper` where the page is a custom post type. */
export interface DiviPrefixes {
  builderCssContainerPrefix: string;
  builderCssLayoutPrefix: string;
}

type Setting =
  | 'style'
  | 'repeat'
  | 'duration'
  | 'delay'
  | 'intensity'
  | 'starting_opacity'
  | 'speed_curve';

/** One entry of `et_animation_data`; values are strings with units (`"1000ms"`, `"50%"`). */
export type DiviAnimation = { /** The order class, without a dot. */ class: string } & Record<
  Setting,
  string
> &
  Partial<Record<`${Setting}_${'tablet' | 'phone'}`, string>>;

/** One entry of `et_link_options_data`: a module that is a link. */
export interface DiviLink {
  /** The order class, without a dot. */
  class: string;
  url: string;
  target: '_blank' | '_self';
}

/** One scroll effect. `start` to `end` are percent of the window, 0 at its lower edge. */
export interface DiviScrollEffect {
  /** A selector. */
  id: string;
  resolver: 'translateY' | 'translateX' | 'opacity' | 'scale' | 'rotate' | 'blur';
  start: PrintedNumber | number;
  midStart: PrintedNumber | number;
  midEnd: PrintedNumber | number;
  end: PrintedNumber | number;
  startValue: number | string;
  midValue: number | string;
  endValue: number | string;
  trigger_start: 'top' | 'middle' | 'bottom';
  trigger_end: 'top' | 'middle' | 'bottom';
  module_type: string;
  transforms?: PrintedMap<string>;
  grid_motion?: 'on';
  children_count?: number | string;
  module_index?: number | string;
  child_slug?: string;
}

/** A value, or one per device. */
export type PerDevice<T extends string = string> = T | Record<'desktop' | 'tablet' | 'phone', T>;

/** One sticky module of `et_pb_sticky_elements`, whose key is its order class. */
export interface DiviStickyModule {
  id: string;
  selector: string;
  position: PerDevice;
  /** CSS lengths. */
  topOffset: PerDevice;
  bottomOffset: PerDevice;
  topLimit: PerDevice;
  bottomLimit: PerDevice;
  offsetSurrounding: PerDevice<'on' | 'off'>;
  transition: PerDevice<'on' | 'off'>;
  styles?: PrintedMap<unknown>;
  stickyStyles?: PrintedMap<string>;
}

declare global {
  interface Window {
    et_pb_custom?: DiviPage;
    et_builder_utils_params?: DiviContext;
    et_frontend_scripts?: DiviPrefixes;
    et_modules_wrapper?: DiviPrefixes;
    /** Texts with a `%d` for the item count in the header. */
    DIVI?: { item_count: string; items_count: string; row_selector?: string };
    /** Globals of the Extra theme; a builder among its settings prints more than these. */
    EXTRA?: {
      item_count: string;
      items_count: string;
      item_in_cart_count: string;
      items_in_cart_count: string;
      [setting: string]: unknown;
    };
    /** Selectors of modules with a box-shadow overlay. */
    et_pb_box_shadow_elements?: string[];
    et_pb_motion_elements?: Record<'desktop' | 'tablet' | 'phone', DiviScrollEffect[]>;
    et_pb_sticky_elements?: PrintedMap<DiviStickyModule>;
    et_animation_data?: DiviAnimation[];
    et_link_options_data?: DiviLink[];
    et_core_api_spam_recaptcha?: { site_key: string; page_action: { action: string } };
    /** On the preview page of a shortcode. */
    et_preview_params?: { preview_origin: string; alert_origin_not_matched: string };
    /** In the block editor's preview of a layout. */
    ETBlockLayoutModulesScript?: { blockId: string; layoutContent: string };
    ETBlockLayoutPreview?: {
      blockId: string;
      assistiveSettings: unknown;
      breakpointMinWidths: Record<string, number | string>;
      styleModes: string[];
    };
  }
}

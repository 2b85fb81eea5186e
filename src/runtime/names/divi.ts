export const section = 'et_pb_section';
export const row = 'et_pb_row';

export const verticalNav = 'et_vertical_nav';

export const topHeader = 'top-header';
export const mainHeader = 'main-header';
export const adminBar = 'wpadminbar';
/** A header of the theme builder, and the placeholder that it leaves when fixed. */
export const builtHeader = 'et-l--header';
export const fixedSection = 'et_pb_section--fixed';

/** A module stuck to an edge of the window (sticky.md §2). */
export const stuckModule = '.et_pb_sticky';
/** The placeholder of a stuck module has its classes, but is no module. */
export const stuckCopy = '.et_pb_sticky_placeholder';

export const bgLight = 'et_pb_bg_layout_light';
export const bgDark = 'et_pb_bg_layout_dark';

/** Global: modules that are links. */
export const linkOptions = 'et_link_options_data';

/** Global: the page's configuration; every top-level value is a string (WordPress localisation). */
export const pageConfig = 'et_pb_custom';

/**
 * Functions that child themes call for new or changed content, and the editor after rendering a
 * module: with the module as a jQuery object, or without arguments for all of them (divi-modules.md
 * §3.2).
 */
export const initialisers = [
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
] as const;

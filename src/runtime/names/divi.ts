export const section = 'et_pb_section';
export const row = 'et_pb_row';

export const verticalNav = 'et_vertical_nav';

export const topHeader = 'top-header';
export const mainHeader = 'main-header';
export const adminBar = 'wpadminbar';
/** A header made with the theme builder, and what stays at its place. */
export const builtHeader = 'et-l--header';
export const fixedSection = 'et_pb_section--fixed';

/** A module that is stuck to an edge of the window (sticky.md §2). */
export const stuckModule = '.et_pb_sticky';

export const bgLight = 'et_pb_bg_layout_light';
export const bgDark = 'et_pb_bg_layout_dark';

/** Global: which modules are links. */
export const linkOptions = 'et_link_options_data';

/** Global: the page's configuration; every top-level value is a string (WordPress localisation). */
export const pageConfig = 'et_pb_custom';

export const section = 'et_pb_section';
export const row = 'et_pb_row';

export const verticalNav = 'et_vertical_nav';

export const topHeader = 'top-header';
export const mainHeader = 'main-header';
export const adminBar = 'wpadminbar';

export const bgLight = 'et_pb_bg_layout_light';
export const bgDark = 'et_pb_bg_layout_dark';

/** Global: which modules are links. */
export const linkOptions = 'et_link_options_data';

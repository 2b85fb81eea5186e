/** Divi's class names that more than one room reads (Divi 4.19 to 4.27). */
export const divi = {
  module: 'et_pb_module',
  section: 'et_pb_section',
  row: 'et_pb_row',
  column: 'et_pb_column',

  builderBody: 'et-fb',
  layoutPreviewBody: 'et-block-layout-preview',
  fixedNav: 'et_fixed_nav',
  verticalNav: 'et_vertical_nav',

  topHeader: 'top-header',
  mainHeader: 'main-header',
  adminBar: 'wpadminbar',

  bgLight: 'et_pb_bg_layout_light',
  bgDark: 'et_pb_bg_layout_dark',
} as const;

/** Divi's class names and ids that more than one room reads (Divi 4.19 to 4.27). */
export const module = 'et_pb_module';
export const section = 'et_pb_section';
export const row = 'et_pb_row';
export const column = 'et_pb_column';

export const fixedNav = 'et_fixed_nav';
export const verticalNav = 'et_vertical_nav';

export const topHeader = 'top-header';
export const mainHeader = 'main-header';
export const adminBar = 'wpadminbar';

export const bgLight = 'et_pb_bg_layout_light';
export const bgDark = 'et_pb_bg_layout_dark';

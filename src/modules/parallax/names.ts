/** Parallax backgrounds (contract divi-layout-effects.md §11). */
export const wrapper = 'et_parallax_bg_wrap';

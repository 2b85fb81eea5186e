/** Parallax backgrounds (divi-effects.md §3). */
export const wrapper = 'et_parallax_bg_wrap';

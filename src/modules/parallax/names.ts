/** Parallax backgrounds (divi-effects.md §3). */
export const wrapper = 'et_parallax_bg_wrap';
/** A module stuck to an edge of the window (sticky.md §2). */
export const stuck = '.et_pb_sticky';

/** Scroll effects (divi-effects.md §2). */
export const global = 'et_pb_motion_elements';
export const waiting = ['et_animated', 'et-waypoint', 'et-pb-before-scroll-animation'] as const;
/** A scroll effect replaces an entrance animation. */
export const done = 'et_had_animation';
export const gridItem = (moduleType: string, moduleIndex: string, index: number) =>
  `.${moduleType}_item_${moduleIndex}_${index}`;
export const fixedNav = 'et_fixed_nav';

/** Entrance animations (divi-effects.md §1.1 to §1.3). */
export const waiting = 'et_animated';
export const running = 'et_is_animating';
export const done = 'et_had_animation';
/** Old markup, which the enhancements show; images have it in addition to the other class. */
export const waypoint = 'et-waypoint';
export const looping = 'infinite';
export const buttonWrapper = 'et_pb_button_module_wrapper';
export const pageContainer = 'page-container';

export const curves = ['ease-in-out', 'linear', 'ease', 'ease-in', 'ease-out'] as const;
export const transforms = 'transformAnim';

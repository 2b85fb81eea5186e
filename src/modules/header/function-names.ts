/**
 * Functions and events of the old script that child themes and plugins use (divi-layout.md §1).
 */
export const initModules = 'et_pb_init_modules';
export const smoothScroll = 'et_pb_smooth_scroll';
export const reinitWaypoints = 'et_reinit_waypoint_modules';
export const fixContainer = 'et_fix_page_container_position';
export const headerValues = 'et_calculate_header_values';
export const mapInit = 'et_pb_map_init';
export const animateElement = 'et_animate_element';
export const beforeInit = 'et_pb_before_init_modules';
export const afterInit = 'et_pb_after_init_modules';
export const hashChange = 'et_hashchange';
export const waiting = 'et_animated';

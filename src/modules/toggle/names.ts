export const title = 'et_pb_toggle_title';
export const content = 'et_pb_toggle_content';
export const open = 'et_pb_toggle_open';
export const closed = 'et_pb_toggle_close';
export const accordion = 'et_pb_accordion';
export const item = 'et_pb_accordion_item';
/** Set while an accordion moves; known to author styles and the old script. */
export const toggling = 'et_pb_accordion_toggling';

export const title = 'et_pb_toggle_title';
export const content = 'et_pb_toggle_content';
export const open = 'et_pb_toggle_open';
export const closed = 'et_pb_toggle_close';
export const accordion = 'et_pb_accordion';
export const item = 'et_pb_accordion_item';
/** Marks an accordion that is on the move; author styles and the old script know it. */
export const toggling = 'et_pb_accordion_toggling';

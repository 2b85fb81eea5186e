/** The old editor's dialogs (builder.md §8); its style sheet draws them. */
export const overlay = 'et-core-modal-overlay';
export const active = 'et-core-active';
export const closing = 'et-core-closing';
export const twoButtons = 'et-core-modal-two-buttons';
export const noScroll = 'et-core-nbfc';
export const noScrollbar = 'et-core-modal-disabled-scrollbar';
export const scrollFix = 'et-core-modal-overlay-scroll-fix';
export const modal = 'et-core-modal';
export const header = 'et-core-modal-header';
export const title = 'et-core-modal-title';
export const content = 'et-core-modal-content';
export const buttons = 'et_pb_prompt_buttons';
export const closer = 'et-core-modal-close';
export const action = 'et-core-modal-action';
export const activeEvent = 'et-core-modal-active';

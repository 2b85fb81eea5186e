/** The page that renders a preview (builder.md §4.2). */
export const content = '#content > .content';
export const loading = '.et-pb-preview-loading';
export const container = '.container';
export const formId = 'preview-data-submission';
export const linkBox = '.link-disabled';
export const active = 'active';
export const proceed = '.et_pb_prompt_proceed';

/** Of the address and of the editor's message. */
export const nonceField = 'et_pb_preview_nonce';
export const frameField = 'iframe_id';

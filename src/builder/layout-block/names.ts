/** The block editor's preview of one layout (builder.md §5.1). */
export { builderUtils, layoutScript } from '../../runtime/names/builder';
export const layoutPreview = 'ETBlockLayoutPreview';
export const ready = 'ETBlockLayoutPreviewReady';
export const externalLink = 'ETBlockLayoutExternalLinkClick';
export const unwantedForm = 'ETBlockLayoutUnwantedFormSubmission';

export const forceOverflow = 'et-block-layout-force-overflow-auto';
export const ancestor = 'et-pb-layout-preview-ancestor';
export const widthCorrection = 'et-pb-layout-preview-width-correction';
export const builderRoot = 'et-boc';
export const pageContainer = 'page-container';
export const section = '.et_pb_section';
export const boxShadowOffset = 'boxShadowOffset';
export const pagination = '.et_pb_ajax_pagination_container';

/** In the surrounding editor. */
export const inserterBlock = '.et-block';
/** Custom property with the editor's scroll position, for `top` of a fixed module. */
export const scrolledBy = '--skerry-block-scroll';

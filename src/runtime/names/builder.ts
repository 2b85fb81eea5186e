export const builderUtils = 'et_builder_utils_params';
/** Printed in the block editor's layout preview only. */
export const layoutScript = 'ETBlockLayoutModulesScript';

/** An editor renders the page: visual, back-end, theme or layout-block builder. */
export const editorTypes = ['vb', 'bfb', 'tb', 'lbb'] as const;
export const builderTypes = [...editorTypes, 'fe', 'lbp', ''] as const;

/** Body classes that mark a page rendered by an editor. */
export const builderBody = 'et-fb';
export const layoutPreviewBody = 'et-block-layout-preview';

export const builderUtils = 'et_builder_utils_params';
/** Printed in the block editor's layout preview only. */
export const layoutScript = 'ETBlockLayoutModulesScript';

export const builderTypes = ['fe', 'vb', 'bfb', 'tb', 'lbb', 'lbp', ''] as const;

/** Body classes by which a page says that an editor draws it. */
export const builderBody = 'et-fb';
export const layoutPreviewBody = 'et-block-layout-preview';

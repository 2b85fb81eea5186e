/** The block editor around a layout (sticky.md §11, builder.md §5). */
export const layoutBlock = '.wp-block[data-type="divi/layout"]';
export const layoutFrame = 'divi-layout-iframe-';
export const editorHeader = '.edit-post-header';
export const blockOrderChanged = 'ETBlockGbBlockOrderChange';
/** Scroll containers of the block editor, by its version. */
export const editorContents = [
  '.interface-interface-skeleton__content',
  '.block-editor-editor-skeleton__content',
  '.edit-post-editor-regions__content',
  '.edit-post-layout__content',
] as const;

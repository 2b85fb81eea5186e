/** Sizes and delays of the editor (builder.md §14.3, specification S9.35). */
export const editorSizes = {
  /** Pixels of the handle that drags the width of the preview. */
  handleWidth: 30,
  resizeMs: 200,
  sliderHeightMs: 600,
  modalCloseMs: 600,
  /** Pixels of the fixed admin bar in the theme builder (specification S9.23). */
  themeBuilderAdminBar: 32,
  /** From this viewport width in pixels on a fixed header counts (specification S9.23). */
  fixedHeaderFrom: 980,
  /** Up to this viewport width in pixels a device with touch counts as mobile (S9.24). */
  mobileUpTo: 1024,
  /** Widths of the preview in pixels: as it starts, and the bounds of dragging. */
  tabletWidth: 768,
  phoneWidth: 400,
  minWidth: 320,
  maxWidth: 980,
} as const;

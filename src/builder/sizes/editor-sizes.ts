/** Sizes and delays of the editor (builder.md §14.3, specification S9.35). */
export const editorSizes = {
  /** Width of the resize handle in pixels. */
  handleWidth: 30,
  resizeMs: 200,
  sliderHeightMs: 600,
  modalCloseMs: 600,
  /** Height of the fixed admin bar in the theme builder, in pixels (specification S9.23). */
  themeBuilderAdminBar: 32,
  /** Minimum viewport width at which a fixed header counts, in pixels (specification S9.23). */
  fixedHeaderFrom: 980,
  /** Maximum viewport width at which a touch device counts as mobile, in pixels (S9.24). */
  mobileUpTo: 1024,
  /** Widths of the preview in pixels: initial, and limits of resizing. */
  tabletWidth: 768,
  phoneWidth: 400,
  minWidth: 320,
  maxWidth: 980,
} as const;

const heightOf = (element: HTMLElement | null) => element?.offsetHeight ?? 0;

/** Height of the admin bar in the outer window, in pixels; in the theme builder it is constant (S9.23). */
export const adminBarHeight = (top: Document, builderType: string): number =>
  builderType === 'tb'
    ? editorSizes.themeBuilderAdminBar
    : (top.getElementById('wpadminbar')?.clientHeight ?? 0);

/**
 * Height of the theme's fixed header in the outer window in pixels, from a width of 980 on; a
 * vertical navigation has none (specification S9.23).
 */
export const fixedHeaderHeight = (top: Document, theme: 'divi' | 'extra' | ''): number => {
  if (top.documentElement.clientWidth < editorSizes.fixedHeaderFrom) return 0;
  const height = (selector: string) => heightOf(top.querySelector<HTMLElement>(selector));
  if (theme === 'extra') return height('.et-fixed-header #main-header');
  if (theme !== 'divi' || top.body.classList.contains('et_vertical_nav')) return 0;
  return height('#top-header.et-fixed-header') + height('#main-header.et-fixed-header');
};

/** Pure: touch and a narrow window (specification S9.24). */
export const isMobile = ({ hasTouch, width }: { hasTouch: boolean; width: number }): boolean =>
  hasTouch && width <= editorSizes.mobileUpTo;

/** Whether the app's window belongs to a mobile device, by touch events and its width. */
export const isMobileDevice = (win: Window): boolean => {
  const hasTouch = 'TouchEvent' in win && 'ontouchstart' in win;
  return isMobile({ hasTouch, width: win.document.documentElement.clientWidth });
};

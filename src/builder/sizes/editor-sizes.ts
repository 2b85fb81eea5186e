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

const heightOf = (element: HTMLElement | null) => element?.offsetHeight ?? 0;

/** Pixels of the admin bar in the outer window; the theme builder has one of a fixed height (S9.23). */
export const adminBarHeight = (top: Document, builderType: string): number =>
  builderType === 'tb'
    ? editorSizes.themeBuilderAdminBar
    : (top.getElementById('wpadminbar')?.clientHeight ?? 0);

/**
 * Pixels that the theme's fixed header takes of the outer window, from a width of 980 on; a vertical
 * navigation has none (specification S9.23).
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

/** Whether a user agent names a phone or a tablet. */
export const isRealMobileDevice = (userAgent: string): boolean =>
  /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i.test(userAgent);

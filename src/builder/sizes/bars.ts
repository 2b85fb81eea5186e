import { editorSizes } from './editor-sizes';

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

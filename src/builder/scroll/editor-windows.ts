import type { PreviewMode } from '../model/responsive';

/** The windows of an editor, and how it shows the page. */
export interface EditorWindows {
  /** The window around the frame. */
  readonly top: Window;
  /** The window of the preview. */
  readonly app: Window;
  readonly builderType: string;
  readonly isBlockEditor?: boolean;
}

const THEME_BUILDER = '.et-common-visual-builder';
const APP = '#et-fb-app';

/**
 * The window that scrolls in a preview mode; around the back-end builder always the outer one
 * (builder.md §2).
 */
export const windowScrollLocation = (
  mode: PreviewMode,
  { isBackEnd = false }: { readonly isBackEnd?: boolean } = {},
): 'app' | 'top' => (!isBackEnd && (mode === 'desktop' || mode === 'wireframe') ? 'app' : 'top');

/** The scroll container, and the element that a lock applies to (builder.md §14.1). */
export const scrollTargetOf = (
  { top, app, builderType, isBlockEditor = false }: EditorWindows,
  mode: PreviewMode,
): HTMLElement => {
  if (builderType === 'tb') {
    const inner = top.document.querySelector(THEME_BUILDER)?.querySelector<HTMLElement>(APP);
    if (inner) return inner;
  }
  const location = windowScrollLocation(mode, { isBackEnd: builderType === 'bfb' });
  return (isBlockEditor || location === 'app' ? app : top).document.documentElement;
};

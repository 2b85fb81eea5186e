import type { PreviewMode } from '../model/devices';

/**
 * Which window scrolls in a preview mode; around the back-end builder always the outer one
 * (builder.md §2).
 */
export const windowScrollLocation = (
  mode: PreviewMode,
  { isBackEnd = false }: { readonly isBackEnd?: boolean } = {},
): 'app' | 'top' => (!isBackEnd && (mode === 'desktop' || mode === 'wireframe') ? 'app' : 'top');

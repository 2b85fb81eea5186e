import { byId } from '../../runtime/by-id';
import type { EarlyChanges } from '../../runtime/first-layout';
import * as names from './names';

/**
 * Before it loads, a logo sized by its image has no width in Chromium, and that of the whole line
 * in Firefox. It gets the printed size as intrinsic size, so that style sheets limit it like the
 * image, and the header has its final height.
 */
export const reserveLogo = (doc: Document, { setStyle }: Pick<EarlyChanges, 'setStyle'>): void => {
  const logo = byId(doc, names.logo) as HTMLImageElement | null;
  // Only an image can still be loading.
  const height = logo?.getAttribute('height');
  if (!height || logo?.complete !== false) return;
  setStyle(logo, 'contain', 'size');
  setStyle(logo, 'contain-intrinsic-size', `${logo.getAttribute('width')}px ${height}px`);
};

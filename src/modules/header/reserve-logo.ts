import { byId } from '../../runtime/by-id';
import type { EarlyChanges } from '../../runtime/first-layout';
import * as names from './names';

/**
 * A logo whose size is left to its picture has none until that is there in Chromium, and that of the
 * whole line in Firefox. It gets the printed one, as if the picture had it, so that style sheets limit it
 * as they will limit the picture, and the header is as high before as after.
 */
export const reserveLogo = (doc: Document, { setStyle }: Pick<EarlyChanges, 'setStyle'>): void => {
  const logo = byId(doc, names.logo) as HTMLImageElement | null;
  // Only a picture can be on its way.
  const height = logo?.getAttribute('height');
  if (!height || logo?.complete !== false) return;
  setStyle(logo, 'contain', 'size');
  setStyle(logo, 'contain-intrinsic-size', `${logo.getAttribute('width')}px ${height}px`);
};

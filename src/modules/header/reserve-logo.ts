import { byId } from '../../runtime/by-id';
import type { EarlyChanges } from '../../runtime/first-layout';
import * as names from './names';

/**
 * A logo whose width is left to its picture has no size until that is there. It gets the printed one, as
 * if the picture had it, so that style sheets limit it and the header is as high before as after.
 */
export const reserveLogo = (doc: Document, { setStyle }: Pick<EarlyChanges, 'setStyle'>): void => {
  const logo = byId(doc, names.logo) as HTMLImageElement | null;
  // Only a picture can be on its way.
  const height = logo?.getAttribute('height');
  if (!height || logo?.complete !== false || logo.offsetHeight) return;
  setStyle(logo, 'contain', 'size');
  setStyle(logo, 'contain-intrinsic-size', `${logo.getAttribute('width')}px ${height}px`);
};

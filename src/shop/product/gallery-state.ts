/** Pictures in a row, of which one shows. */
export interface GalleryState {
  readonly count: number;
  readonly active: number;
}

/** A picture that is asked for, or where the row has come to rest, in pixels. */
export type GalleryAction = number | { readonly scrolled: number; readonly width: number };

export const reduceGallery = (state: GalleryState, action: GalleryAction): GalleryState => {
  // Right to left it scrolls below zero.
  const wanted =
    typeof action === 'number'
      ? action
      : Math.round(Math.abs(action.scrolled) / Math.max(action.width, 1));
  const isThere = wanted >= 0 && wanted < state.count;
  return isThere && wanted !== state.active ? { ...state, active: wanted } : state;
};

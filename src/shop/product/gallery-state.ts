/** A row of slides, one of which is active. */
export interface GalleryState {
  readonly count: number;
  readonly active: number;
}

/** A requested slide, or where scrolling has come to rest, in pixels. */
export type GalleryAction = number | { readonly scrolled: number; readonly width: number };

export const reduceGallery = (state: GalleryState, action: GalleryAction): GalleryState => {
  // In right-to-left pages, scroll positions are negative.
  const wanted =
    typeof action === 'number'
      ? action
      : Math.round(Math.abs(action.scrolled) / Math.max(action.width, 1));
  const isThere = wanted >= 0 && wanted < state.count;
  return isThere && wanted !== state.active ? { ...state, active: wanted } : state;
};

/** The gallery that a product shows: its own, or that of a variation. */
export interface ShownGallery<Gallery> {
  /** The gallery that the server printed with the page. */
  readonly own: Gallery;
  readonly shown: Gallery;
  /** HTML of the shown one; empty where it is not ours. */
  readonly html: string;
}

export type ShownGalleryAction<Gallery> =
  | { readonly type: 'replace'; readonly html: string; readonly gallery: Gallery }
  | { readonly type: 'restore' }
  /** The gallery found on the page, where another script may have inserted it. */
  | { readonly type: 'find'; readonly gallery: Gallery };

export const reduceShownGallery = <Gallery>(
  state: ShownGallery<Gallery>,
  action: ShownGalleryAction<Gallery>,
): ShownGallery<Gallery> => {
  const { own, shown } = state;
  switch (action.type) {
    case 'replace':
      return { own, shown: action.gallery, html: action.html };
    case 'restore':
      return shown === own ? state : { own, shown: own, html: '' };
    case 'find': {
      const { gallery } = action;
      if (gallery === shown) return state;
      return { own: shown === own ? gallery : own, shown: gallery, html: '' };
    }
  }
};

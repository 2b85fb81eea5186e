/** Which gallery a product shows: its own, or one that a variation has brought. */
export interface ShownGallery<Gallery> {
  /** What the server has printed with the page. */
  readonly own: Gallery;
  readonly shown: Gallery;
  /** What the shown one was made of; empty where it is none of ours. */
  readonly html: string;
}

export type ShownGalleryAction<Gallery> =
  | { readonly type: 'replace'; readonly html: string; readonly gallery: Gallery }
  | { readonly type: 'restore' }
  /** What stands on the page; another script may have put it there. */
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

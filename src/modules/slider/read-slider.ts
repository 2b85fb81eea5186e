import { shallowest } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import * as names from './names';
import { readOptions } from './options';
import type { Target } from './slider-state';

/** The slides that the server has printed, read once, and what they get. */
export interface SliderParts {
  readonly root: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** What the slides stand in. */
  readonly lists: readonly Element[];
  /** The pictures of each slide. */
  readonly images: readonly (readonly Element[])[];
  readonly hasVideo: boolean;
  /** The server has given the slider itself light or dark colours. */
  readonly keepsColours: boolean;
  readonly label: string;
  /** Moves that other scripts have asked for while nothing could move. */
  readonly requested: Target[];
}

export const hasColours = ({ classList }: Element): boolean =>
  classList.contains(divi.bgLight) || classList.contains(divi.bgDark);

export const readSlider = (root: HTMLElement): Omit<SliderParts, 'label'> => {
  const { isGallery } = readOptions(root);
  const slides = shallowest(root, `.${isGallery ? names.gallerySlide : names.slide}`);
  return {
    root,
    slides,
    lists: [...new Set(slides.flatMap(({ parentElement }) => parentElement ?? []))],
    images: slides.map((slide) => [...slide.querySelectorAll(`.${names.image} > img`)]),
    hasVideo: root.querySelector('video') !== null,
    keepsColours: hasColours(root),
    requested: [],
  };
};

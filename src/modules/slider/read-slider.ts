import * as names from './names';
import * as divi from '../../runtime/names/divi';
import { shallowest } from '../../runtime/kit';
import type { Target } from './slider-state';

export interface SliderOptions {
  readonly hasArrows: boolean;
  readonly hasDots: boolean;
  readonly isAuto: boolean;
  readonly speedMs: number;
  readonly ignoresHover: boolean;
  readonly isGallery: boolean;
  readonly hasThumbnails: boolean;
}

/** Specification S9.09; also for a missing class, which the old script read as 10 ms. */
const DEFAULT_SPEED_MS = 7000;

const speedOf = (classes: DOMTokenList) => {
  const name = [...classes].find((each) => each.startsWith(names.speed));
  const speedMs = Number.parseInt(name?.slice(names.speed.length) ?? '', 10);
  return speedMs > 0 ? speedMs : DEFAULT_SPEED_MS;
};

/** Settings of a slider, from its classes. */
export const readOptions = ({ classList }: Element): SliderOptions => ({
  hasArrows: !classList.contains(names.noArrows),
  hasDots: !classList.contains(names.noDots),
  isAuto: classList.contains(names.auto),
  speedMs: speedOf(classList),
  ignoresHover: classList.contains(names.ignoresHover),
  isGallery: classList.contains(names.galleryRoot),
  hasThumbnails: classList.contains(names.thumbnails),
});

/** The server's slides, read once, and the ids they get. */
export interface SliderElements {
  readonly root: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** Containers of the slides. */
  readonly lists: readonly Element[];
  /** Images of each slide. */
  readonly images: readonly (readonly Element[])[];
  readonly hasVideo: boolean;
  /** The server has set light or dark colours on the slider itself. */
  readonly keepsColours: boolean;
  readonly label: string;
  /** Moves requested by other scripts while none was possible. */
  readonly requested: Target[];
}

export const hasColours = ({ classList }: Element): boolean =>
  classList.contains(divi.bgLight) || classList.contains(divi.bgDark);

export const readSlider = (root: HTMLElement): Omit<SliderElements, 'label'> => {
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

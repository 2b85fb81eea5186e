import * as names from './names';

export interface SliderOptions {
  readonly hasArrows: boolean;
  readonly hasDots: boolean;
  readonly isAuto: boolean;
  readonly speedMs: number;
  readonly ignoresHover: boolean;
  readonly isGallery: boolean;
  readonly hasThumbnails: boolean;
}

/** Specification S9.09; also where the class is missing, which the old script read as 10 ms. */
const DEFAULT_SPEED_MS = 7000;

const speedOf = (classes: DOMTokenList) => {
  const name = [...classes].find((each) => each.startsWith(names.speed));
  const speedMs = Number.parseInt(name?.slice(names.speed.length) ?? '', 10);
  return speedMs > 0 ? speedMs : DEFAULT_SPEED_MS;
};

/** A slider's settings stand in its classes. */
export const readOptions = ({ classList }: Element): SliderOptions => ({
  hasArrows: !classList.contains(names.noArrows),
  hasDots: !classList.contains(names.noDots),
  isAuto: classList.contains(names.auto),
  speedMs: speedOf(classList),
  ignoresHover: classList.contains(names.ignoresHover),
  isGallery: classList.contains(names.galleryRoot),
  hasThumbnails: classList.contains(names.thumbnails),
});

import { isOn } from './flags';
import { type GlobalColors, gradientCss, gradientOf } from './gradient';
import type { Attrs } from './module';
import { hasValue, toText } from './presence';

export const backgroundKinds = ['color', 'gradient', 'image', 'video', 'pattern', 'mask'] as const;
export type BackgroundKind = (typeof backgroundKinds)[number];

const field = (attrs: Attrs, name: string) => attrs[`background_${name}`];
const isFilled = (attrs: Attrs, name: string) => hasValue(field(attrs, name));
const hasStyle = (attrs: Attrs, kind: string) =>
  isFilled(attrs, `${kind}_style`) && isOn(field(attrs, `enable_${kind}_style`));

const tests: Readonly<Record<BackgroundKind, (attrs: Attrs) => boolean>> = {
  color: (attrs) => isFilled(attrs, 'color'),
  gradient: (attrs) => isOn(attrs['use_background_color_gradient']),
  image: (attrs) => isFilled(attrs, 'image'),
  video: (attrs) => isFilled(attrs, 'video_mp4') || isFilled(attrs, 'video_webm'),
  pattern: (attrs) => hasStyle(attrs, 'pattern'),
  mask: (attrs) => hasStyle(attrs, 'mask'),
};

/** Whether settings give a background of one of the kinds (builder.md §11.1). */
export const hasBackground = (
  attrs: Attrs,
  kinds: readonly BackgroundKind[] = backgroundKinds,
): boolean => kinds.some((kind) => tests[kind](attrs));

export interface Background {
  /** Value of `background-color`; empty where none is set. */
  readonly color: string;
  /** Value of `background-image`, first on top; empty where none is set. */
  readonly image: string;
  /** Value for the parallax layer, where the gradient is drawn in it. */
  readonly layer: string;
  /** Classes of the empty spans that draw pattern and mask, in their order in the module. */
  readonly spans: readonly string[];
}

const address = (value: unknown) =>
  `url("${toText(value).replace(/["\\\n]/g, encodeURIComponent)}")`;

/**
 * The layers of a background as CSS (builder.md §11.2): images and gradients, patterns and masks.
 */
export const backgroundCss = (attrs: Attrs, colors: GlobalColors = []): Background => {
  const has = (kind: BackgroundKind) => tests[kind](attrs);
  const image = has('image') ? [address(field(attrs, 'image'))] : [];
  const gradient = has('gradient') ? [gradientCss(gradientOf(attrs), colors)] : [];
  const overlays = gradient.length > 0 && isOn(field(attrs, 'color_gradient_overlays_image'));
  const isParallax = isOn(attrs['parallax']) && image.length > 0 && overlays;
  const layers = (overlays ? [...gradient, ...image] : [...image, ...gradient]).join(', ');
  return {
    color: has('color') ? toText(field(attrs, 'color')) : '',
    image: isParallax ? 'initial' : layers,
    layer: isParallax ? layers : '',
    spans: (['pattern', 'mask'] as const).filter(has).map((kind) => `et_pb_background_${kind}`),
  };
};

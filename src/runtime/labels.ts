/**
 * Texts for assistive technology that no product prints and several features use. A site in another
 * language overrides them with `window.skerryLabels = { pause: '…' }`.
 */
const english = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{n} of {m}',
  goToSlide: 'Slide {n}',
  pause: 'Pause',
  play: 'Play',
  failed: 'That did not work. Please try again.',
  close: 'Close',
  pageLoaded: 'New page shown',
  menu: 'Menu',
  subMenu: 'Sub-menu: {name}',
  search: 'Search',
  toTop: 'Back to the top',
  skip: 'Skip to content',
} as const;

/** Texts of a single feature, which brings the English text along. */
type OwnLabel =
  | 'added'
  | 'consentSaved'
  | 'allowOnce'
  | 'pages'
  | 'pageNumber'
  | 'itemsShown'
  | 'found'
  | 'files'
  | 'ends'
  | 'picture'
  | 'playVideo'
  | 'places'
  | 'openMap'
  | 'section'
  | 'scrollDown';

/** The names by which a site overrides them. */
export type Label = keyof typeof english | OwnLabel;
export type Labels = (
  label: keyof typeof english | readonly [OwnLabel, english: string],
  values?: Readonly<Record<string, string | number>>,
) => string;

export const createLabels = (overrides: Readonly<Record<string, string>>): Labels => {
  return (label, values = {}) => {
    const [name, text] = typeof label === 'string' ? [label, english[label]] : label;
    return (overrides[name] || text).replace(/\{(\w+)\}/g, (whole, value: string) =>
      Object.hasOwn(values, value) ? String(values[value]) : whole,
    );
  };
};

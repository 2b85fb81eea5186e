/**
 * Texts for assistive technology that no product prints. A site in another language overrides them
 * with `window.skerryLabels = { pause: '…' }`.
 */
const english = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{n} of {m}',
  goToSlide: 'Slide {n}',
  pause: 'Pause',
  play: 'Play',
  added: 'Added to cart',
  consentSaved: 'Your choice is saved',
  failed: 'That did not work. Please try again.',
  close: 'Close',
  allowOnce: 'Show this once',
  pages: 'Pages',
  pageNumber: 'Page {n}',
  itemsShown: '{n} of {m} shown',
  pageLoaded: 'New page shown',
  found: '{n} found',
  files: '{n} files',
  ends: 'Ends {date}',
  picture: 'Picture',
  playVideo: 'Play video',
  places: 'Places on the map',
  openMap: 'Open in a map',
  menu: 'Menu',
  subMenu: 'Sub-menu: {name}',
  search: 'Search',
  toTop: 'Back to the top',
  section: 'Section {n}',
  scrollDown: 'Scroll down',
  skip: 'Skip to content',
} as const;

export type Label = keyof typeof english;
export type Labels = (label: Label, values?: Readonly<Record<string, string | number>>) => string;

export const createLabels = (overrides: Readonly<Record<string, string>>): Labels => {
  return (label, values = {}) =>
    (overrides[label] || english[label]).replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
};

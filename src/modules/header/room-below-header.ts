/** What makes room for a header that lies over it. */
export interface Room {
  readonly element: HTMLElement;
  readonly property: string;
  /** Pixels that it takes, for a header of some height and what the style sheet gives it. */
  readonly space: (header: number, own: number) => number;
}

/** Padding of the theme's own content container, in pixels (divi-layout.md §3.2). */
const CONTENT_PADDING = 58;
/** Pixels that the title of a post keeps above itself as a module, and on phones and tablets. */
const ABOVE_MODULE = 50;
const ABOVE_TITLE = 40;
const DESKTOP = 981;

const add = (header: number, own: number): number => header + own;

/** Modules that start a page under a transparent header, and what makes room for it. */
const STARTS: readonly (readonly [
  selector: string,
  inside: string,
  property: string,
  space: Room['space'],
])[] = [
  ['.et_pb_slider', '.et_pb_slide', 'padding-top', add],
  ['.et_pb_map_container', '.et_pb_map', 'height', add],
  ['.et_pb_menu,.et_pb_fullwidth_menu', '', 'margin-top', add],
  ['.et_pb_post_title', '', 'padding-top', (header) => header + ABOVE_MODULE],
];

const isShown = (element: HTMLElement) => element.offsetParent !== null;

const roomOfModule = (module: HTMLElement): readonly Room[] => {
  const [, inside = '', property = 'padding-top', space = add] =
    STARTS.find(([selector]) => module.matches(selector)) ?? [];
  const elements = inside ? [...module.querySelectorAll<HTMLElement>(inside)] : [module];
  return elements.map((element) => ({ element, property, space }));
};

/** A post that the builder has made starts with its title, or in the theme's own container. */
const roomOfPost = (doc: Document, section: HTMLElement, isWide: boolean): readonly Room[] => {
  const title = doc.querySelector<HTMLElement>('.et_post_meta_wrapper');
  const more = doc.documentElement.clientWidth < DESKTOP ? ABOVE_TITLE : CONTENT_PADDING;
  const property = 'padding-top';
  if (title && isShown(title)) {
    const rest = isWide ? [{ element: section, property, space: () => 0 }] : [];
    return [{ element: title, property, space: (header) => header + more }, ...rest];
  }
  if (doc.body.classList.contains('et_full_width_page')) {
    const space = (header: number, own: number) => header + more - CONTENT_PADDING + own;
    return [{ element: section, property, space }];
  }
  const content = doc.querySelector<HTMLElement>('#main-content .container');
  return content ? [{ element: content, property, space: (header) => header + more }] : [];
};

/** What a transparent header lies over (divi-layout.md §3.2). */
export const roomBelowHeader = (doc: Document): readonly Room[] => {
  const { classList } = doc.body;
  const sections = doc.querySelectorAll<HTMLElement>('.et-l:not(.et-l--footer) .et_pb_section');
  const section = [...sections].find(isShown);
  if (!section) {
    const element = doc.querySelector<HTMLElement>('#main-content .container');
    const space: Room['space'] = (header, own) => Math.max(header + CONTENT_PADDING, own);
    return element ? [{ element, property: 'padding-top', space }] : [];
  }
  const isWide = section.classList.contains('et_pb_fullwidth_section');
  const isPost =
    classList.contains('single') &&
    classList.contains('et_pb_pagebuilder_layout') &&
    !classList.contains('single-project') &&
    !section.closest('.et-l--body');
  const hasTitle = doc.querySelector('.et_post_meta_wrapper') !== null;
  const startsWide = isWide && classList.contains('et_full_width_page') && !hasTitle;
  if (isPost && !startsWide) return roomOfPost(doc, section, isWide);
  const module = [...section.querySelectorAll<HTMLElement>(':scope > .et_pb_module')].find(isShown);
  if (isWide && module) return roomOfModule(module);
  return [{ element: section, property: 'padding-top', space: add }];
};

import { desktop } from './names';

/** An element that leaves space for a header that covers it. */
export interface ReservedSpace {
  readonly element: HTMLElement;
  readonly property: string;
  /** The space in pixels, from the height of the header and the element's own value. */
  readonly space: (header: number, own: number) => number;
}

/** Padding of the theme's own content container, in pixels (divi-layout.md §3.2). */
const CONTENT_PADDING = 58;
/** Space above the title of a post as a module, and on phones and tablets, in pixels. */
const ABOVE_MODULE = 50;
const ABOVE_TITLE = 40;
const add = (header: number, own: number): number => header + own;

/** Modules that may start a page under a transparent header, and what leaves space for it. */
const STARTS: readonly (readonly [
  selector: string,
  inside: string,
  property: string,
  space?: ReservedSpace['space'],
])[] = [
  ['.et_pb_slider', '.et_pb_slide', 'padding-top'],
  ['.et_pb_map_container', '.et_pb_map', 'height'],
  ['.et_pb_menu,.et_pb_fullwidth_menu', '', 'margin-top'],
  ['.et_pb_post_title', '', 'padding-top', (header) => header + ABOVE_MODULE],
];

const CONTENT = '#main-content .container';
const BUILT_POST = '.single.et_pb_pagebuilder_layout:not(.single-project)';
/** Comments have a wrapper with the same class. */
const TITLE = '.et_pb_show_title .et_post_meta_wrapper';

const isShown = (element: HTMLElement) => element.offsetParent !== null;
const isWide = ({ classList }: Element) => classList.contains('et_pb_fullwidth_section');
const isFullWidth = ({ body }: Document) => body.classList.contains('et_full_width_page');

const spaceOfModule = (module: HTMLElement): readonly ReservedSpace[] => {
  const [, inside = '', property = 'padding-top', space = add] =
    STARTS.find(([selector]) => module.matches(selector)) ?? [];
  const elements = inside ? [...module.querySelectorAll<HTMLElement>(inside)] : [module];
  return elements.map((element) => ({ element, property, space }));
};

/** A post made with the builder starts with its title, or in the theme's own container. */
const spaceOfPost = (section: HTMLElement, title: HTMLElement | null): readonly ReservedSpace[] => {
  const { ownerDocument: doc } = section;
  const more = doc.documentElement.clientWidth < desktop ? ABOVE_TITLE : CONTENT_PADDING;
  const property = 'padding-top';
  const space = (header: number) => header + more;
  if (title) {
    const rest = isWide(section) ? [{ element: section, property, space: () => 0 }] : [];
    return [{ element: title, property, space }, ...rest];
  }
  if (isFullWidth(doc)) {
    const inContent = (header: number, own: number) => space(header) - CONTENT_PADDING + own;
    return [{ element: section, property, space: inContent }];
  }
  const content = doc.querySelector<HTMLElement>(CONTENT);
  return content ? [{ element: content, property, space }] : [];
};

/** Elements that a transparent header covers (divi-layout.md §3.2). */
export const spaceBelowHeader = (doc: Document): readonly ReservedSpace[] => {
  const sections = doc.querySelectorAll<HTMLElement>('.et-l:not(.et-l--footer) .et_pb_section');
  const section = [...sections].find(isShown);
  if (!section) {
    const element = doc.querySelector<HTMLElement>(CONTENT);
    const space: ReservedSpace['space'] = (header, own) => Math.max(header + CONTENT_PADDING, own);
    return element ? [{ element, property: 'padding-top', space }] : [];
  }
  const isPost = doc.body.matches(BUILT_POST) && !section.closest('.et-l--body');
  const title = doc.querySelector<HTMLElement>(TITLE);
  if (isPost && (title || !isWide(section) || !isFullWidth(doc)))
    return spaceOfPost(section, title);
  const module = [...section.querySelectorAll<HTMLElement>(':scope > .et_pb_module')].find(isShown);
  if (isWide(section) && module) return spaceOfModule(module);
  return [{ element: section, property: 'padding-top', space: add }];
};

import type { Page } from '../../runtime/page';

/** Arguments that tell the server which module requests a page, and nothing else (divi-modules.md §8.5). */
const moduleArguments = ['et_blog', 'et_portfolio'];

/** The cache key of a page of a list. The first page's address has no argument, while its link has one. */
export const pageAddress = (address: string, base: string): string => {
  const url = new URL(address, base);
  url.hash = '';
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !moduleArguments.includes(part.split('=', 1)[0] ?? ''));
  url.search = kept.join('&');
  return url.href;
};

/** Classes that change, so they do not identify a module (divi-modules.md §8.4). */
const passing =
  /^(et_animated|et_is_animating|et_had_animation|lazy(load|loaded|loading)|et-animated|et_pb_preload|infinite|fade|(slide|bounce|zoom|flip|fold|roll)(Top|Right|Bottom|Left)?|transformAnim|et_multi_view\w*|has-box-shadow-overlay)$/;

/** The classes that identify a module in another page of the site. */
export const moduleClasses = (names: Iterable<string>): readonly string[] =>
  [...names].filter((name) => !passing.test(name));

/** Skerry's part of a history state: the current page of each paged module. */
interface PagesState {
  /** Address of the document before any page was replaced. */
  readonly base: string;
  readonly pages: Readonly<Record<string, string>>;
}

const KEY = 'skerryPages';

export const ownPages = (state: unknown): PagesState | null => {
  const found = (state as { [KEY]?: Partial<PagesState> } | null)?.[KEY];
  const isOurs = typeof found?.base === 'string' && typeof found.pages === 'object';
  return isOurs ? (found as PagesState) : null;
};

/** The state of a history entry, or the default for one without. */
export const pagesOf = (state: unknown, address: string): PagesState =>
  ownPages(state) ?? { base: address, pages: {} };

/** The current entry: its document, and its pages. */
export const readEntry = ({ window: { location }, document: doc }: Page, state: unknown) => ({
  address: pageAddress(location.href, doc.baseURI),
  pages: pagesOf(state, location.href),
});

/** The page of a module in an entry. */
export const pageIn = ({ base, pages }: PagesState, module: string): string => {
  const page = Object.hasOwn(pages ?? {}, module) ? pages[module] : undefined;
  return typeof page === 'string' ? page : base;
};

/** The state of a history entry with these pages; other scripts' state is kept. */
export const withPages = (state: unknown, pages: PagesState) => ({
  ...(typeof state === 'object' ? state : {}),
  [KEY]: pages,
});

/** State of a new entry in which one module shows another page. */
export const withPage = (
  state: unknown,
  { base, pages }: PagesState,
  { module, address }: { module: string; address: string },
) => withPages(state, { base, pages: { ...pages, [module]: address } });

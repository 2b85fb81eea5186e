/** What Skerry keeps in a history entry: which page each paged module shows. */
export interface PagesState {
  /** The address of the document before any page was swapped. */
  readonly base: string;
  readonly pages: Readonly<Record<string, string>>;
}

const KEY = 'skerryPages';

/** The entry's own state, or that of an entry nobody has written to. */
export const pagesOf = (state: unknown, address: string): PagesState => {
  const found = (state as { [KEY]?: Partial<PagesState> } | null)?.[KEY];
  const isOurs = typeof found?.base === 'string' && typeof found.pages === 'object';
  return isOurs ? (found as PagesState) : { base: address, pages: {} };
};

/** The page of a module in an entry. */
export const pageIn = ({ base, pages }: PagesState, module: string): string => {
  const page = Object.hasOwn(pages ?? {}, module) ? pages[module] : undefined;
  return typeof page === 'string' ? page : base;
};

/** The state of a new entry in which one module shows another page; foreign state is kept. */
export const withPage = (
  state: unknown,
  before: PagesState,
  { module, address }: { module: string; address: string },
) => ({
  ...(typeof state === 'object' ? state : {}),
  [KEY]: { base: before.base, pages: { ...before.pages, [module]: address } },
});

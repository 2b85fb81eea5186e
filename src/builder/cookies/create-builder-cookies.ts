/** Reads and writes cookies. */
interface Jar {
  get(name: string): string | null;
  set(name: string, value: string, options?: Attributes): void;
  remove(name: string, options?: Attributes): void;
}
interface Attributes {
  /** Days from now. */
  readonly days?: number;
  readonly path?: string;
  readonly secure?: boolean;
}

/** In seconds (specification S9.33; the unit was observed in the running utility). */
export const BUILDER_COOKIE_SECONDS = 300;
const DAY_SECONDS = 86_400;

/** Lifetimes in seconds of purposes with their own. */
const cookieSeconds: Readonly<Record<string, number>> = {
  'editor-available': 1800,
  'recommend-sync': 30,
  syncing: 30,
  'was-editing': 10,
};

interface Options {
  readonly postId: number | string;
  /** The site's cookie path. */
  readonly path?: string;
  readonly isSecure?: boolean;
}

/** `et-saving-post-77-fb` */
export const cookieName = (purpose: string, editor: string, postId: number | string): string =>
  `et-${purpose}-post-${postId}-${editor}`;

/** Cookies through which editors of one post know of each other (builder.md §15). */
export const createBuilderCookies = (
  jar: Jar,
  { postId, path = '/', isSecure = false }: Options,
) => {
  const nameOf = (purpose: string, editor: string) => cookieName(purpose, editor, postId);
  const attributes = { path, secure: isSecure };
  return {
    /** Uses the purpose's lifetime by default; the value is the editor's name. */
    set(
      purpose: string,
      editor: string,
      { value = editor, seconds = cookieSeconds[purpose] ?? BUILDER_COOKIE_SECONDS } = {},
    ): void {
      jar.set(nameOf(purpose, editor), value, { ...attributes, days: seconds / DAY_SECONDS });
    },
    get: (purpose: string, editor: string): string | null => jar.get(nameOf(purpose, editor)),
    remove: (purpose: string, editor: string): void =>
      jar.remove(nameOf(purpose, editor), attributes),
  };
};

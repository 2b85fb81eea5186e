import Cookies from 'js-cookie';

export interface CookieOptions {
  /** Days from now; absent means until the browser closes. */
  readonly days?: number;
  readonly path?: string;
  readonly domain?: string | undefined;
  readonly sameSite?: 'strict' | 'lax' | 'none';
  readonly secure?: boolean;
}

export interface CookieJar {
  /** The value as it stands in the header, or null. Blocked cookies read as absent. */
  get(name: string): string | null;
  set(name: string, value: string, options?: CookieOptions): void;
  remove(name: string, options?: CookieOptions): void;
}

/**
 * Values are kept exactly as given: the formats that other products read hold commas and colons,
 * which the default converter of js-cookie would encode.
 */
const verbatim = Cookies.withConverter<string>({
  read: (value) => value,
  write: (value) => value,
});

const attributes = ({ days, path = '/', domain, sameSite = 'lax', secure }: CookieOptions) => ({
  path,
  sameSite,
  ...(days === undefined ? {} : { expires: days }),
  ...(domain ? { domain } : {}),
  ...(secure ? { secure } : {}),
});

/** The only gateway to cookies; never throws, also where the browser blocks them. */
export const cookies: CookieJar = {
  get(name) {
    try {
      return verbatim.get(name) ?? null;
    } catch {
      return null;
    }
  },
  set(name, value, options = {}) {
    try {
      verbatim.set(name, value, attributes(options));
    } catch {
      // Blocked cookies: the choice then lasts for this page only.
    }
  },
  remove(name, options = {}) {
    try {
      verbatim.remove(name, attributes(options));
    } catch {
      // Nothing to remove where nothing can be kept.
    }
  },
};

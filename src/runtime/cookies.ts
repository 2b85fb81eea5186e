import Cookies from 'js-cookie';

export interface CookieOptions {
  /** Days from now; absent means until the browser closes. */
  readonly days?: number;
  readonly path?: string;
  readonly domain?: string | undefined;
  readonly sameSite?: 'strict' | 'lax' | 'none';
  readonly secure?: boolean;
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

/** Writes a cookie; never throws, also where the browser blocks them. */
export const setCookie = (name: string, value: string, options: CookieOptions = {}): void => {
  try {
    verbatim.set(name, value, attributes(options));
  } catch {
    // Blocked cookies: the choice then lasts for this page only.
  }
};

/** Deletes a cookie; never throws. */
export const removeCookie = (name: string, options: CookieOptions = {}): void => {
  try {
    verbatim.remove(name, attributes(options));
  } catch {
    // Nothing to remove where nothing can be kept.
  }
};

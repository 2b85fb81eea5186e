import Cookies from 'js-cookie';

export interface CookieOptions {
  /** Days from now; a session cookie where it is missing. */
  readonly days?: number;
  readonly path?: string;
  readonly domain?: string | undefined;
  readonly sameSite?: 'strict' | 'lax' | 'none';
  readonly secure?: boolean;
}

/**
 * Keeps values exactly as given: formats that other products read contain commas and colons, which
 * js-cookie's default converter would encode.
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

/** Writes a cookie; never throws, even where the browser blocks cookies. */
export const setCookie = (name: string, value: string, options: CookieOptions = {}): void => {
  try {
    verbatim.set(name, value, attributes(options));
  } catch {
    // Cookies are blocked: the value lasts for this page only.
  }
};

/** Deletes a cookie; never throws. */
export const removeCookie = (name: string, options: CookieOptions = {}): void => {
  try {
    verbatim.remove(name, attributes(options));
  } catch {
    // Where nothing can be stored, there is nothing to remove.
  }
};

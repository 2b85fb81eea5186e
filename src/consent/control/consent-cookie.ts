import { setCookie } from '../../runtime/cookies';
import type { Page } from '../../runtime/page';
import { COOKIE } from '../names';
import { consentConfig } from '../config';

/** Writes the text of the consent cookie (S9.01; cookieyes.md §4). */
export const writeConsentCookie = ({ window: win, globals }: Page, text: string): void => {
  const { _rootDomain, _expiry } = globals.get(consentConfig);
  const { hostname, protocol } = win.location;
  const domain = _rootDomain.replace(/^\./, '');
  // Browsers reject a domain that is neither the host's own nor a parent of it.
  const isOwn = `.${hostname}`.endsWith(`.${domain}`);
  setCookie(COOKIE, text, {
    days: _expiry,
    domain: isOwn ? domain : undefined,
    sameSite: 'strict',
    secure: protocol === 'https:',
  });
};

/** Digits and letters without `j`, as in the old script. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghiklmnopqrstuvwxyz';

export const randomText = (length: number): string =>
  [...crypto.getRandomValues(new Uint32Array(length))]
    .map((value) => ALPHABET[value % ALPHABET.length])
    .join('');

/** 32 random characters, stored as 43 characters of base64 without its padding (S9.01; cookieyes.md §4). */
export const createId = (): string => btoa(randomText(32)).slice(0, 43);

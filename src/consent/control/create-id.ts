/** Digits and letters without `j`: the alphabet of the old script. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghiklmnopqrstuvwxyz';

export const randomText = (length: number): string =>
  [...crypto.getRandomValues(new Uint32Array(length))]
    .map((value) => ALPHABET[value % ALPHABET.length])
    .join('');

/** 32 random characters, stored as 43 characters of base64 (S9.01; cookieyes.md §4). */
export const createId = (): string => btoa(randomText(32)).replace(/=+$/, '');

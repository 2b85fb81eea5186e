/** Digits and letters without `j`: the alphabet of the old script. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghiklmnopqrstuvwxyz';

export const randomText = (length: number): string =>
  [...crypto.getRandomValues(new Uint32Array(length))]
    .map((value) => ALPHABET[value % ALPHABET.length])
    .join('');

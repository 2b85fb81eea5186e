import { randomText } from './random-text';

/** 32 random characters, stored as 43 characters of base64 (S9.01; cookieyes.md §4). */
export const createId = (): string => btoa(randomText(32)).replace(/=+$/, '');

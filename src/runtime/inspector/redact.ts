const END = String.raw`\s'"<>()|`;
const ARGUMENT = new RegExp(`([?&]([^=&${END}]+)=)[^&#${END}]*`, 'g');
const FRAGMENT = new RegExp(`(\\bhttps?://[^#${END}]*#)[^${END}]+`, 'gi');
const LOGIN = /(\bhttps?:\/\/)[^/\s@]{0,200}@/gi;
const E_MAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,64}(?:\.[\w-]{1,64})+/gi;

/** Characters; what a page writes into an error may be endless. */
const LONGEST = 2_000;

/** They name a call, not a person. */
const isKept = (name: string) => ['wc-ajax', 'action', 'skerry'].includes(name);

/**
 * Pure: a text that strangers may read. Of addresses the names of arguments stay; their values, the
 * fragment and a login go, and so do e-mail addresses.
 */
export const redact = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(ARGUMENT, (whole, start: string, name: string) => (isKept(name) ? whole : `${start}…`))
    .replace(FRAGMENT, '$1…')
    .replace(LOGIN, '$1')
    .replace(E_MAIL, '[e-mail]');

import { removeCookie, setCookie } from '../../runtime/cookies';
import { readCookie } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { NAMESPACE } from '../names';
import { randomText } from './random-text';

/** The rest of the `cookieyes` object, which site snippets rarely use (cookieyes.md §11.1). */
export const offerCookieFunctions = (
  { window: win, document: doc }: Page,
  setInStore: (key: string, value: string) => void,
): void => {
  const namespace = (win as unknown as Record<string, unknown>)[NAMESPACE];
  if (!namespace) return;
  Object.assign(namespace, {
    _ckySetInStore: setInStore,
    _ckyGetCookie: (name: string) => readCookie(doc, name),
    _ckyGetCookieMap: () =>
      Object.fromEntries(
        doc.cookie.split(';').map((pair) => {
          const [name = '', value = ''] = pair.split('=');
          return [name.trim(), value];
        }),
      ),
    /** Zero days delete. */
    _ckySetCookie: (name: string, value: string, days = 0, domain?: string) =>
      days
        ? setCookie(name, value, { days, domain, sameSite: 'strict' })
        : removeCookie(name, { domain }),
    _ckyRandomString: randomText,
  });
};

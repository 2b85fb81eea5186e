import type { ConsentGuard } from '../../runtime/consent-gate';
import { COOKIE } from '../names';
import { cookieScopes, isNamed } from '../rules/cookie-names';

const namesIn = (doc: Document) => {
  try {
    return doc.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  } catch {
    // Cookies are blocked: there is nothing to delete.
    return [];
  }
};

/**
 * Deletes the listed cookies of categories without consent (S4.08), on every domain and path where
 * they may be. Cookies of necessary categories and the record itself are kept.
 */
export const deleteCookies = (doc: Document, { categories, record }: ConsentGuard): void => {
  const { hostname, pathname } = doc.location;
  const answers = record();
  const necessary = categories.flatMap(({ isNecessary, cookies }) => (isNecessary ? cookies : []));
  const rejected = categories.flatMap(({ slug, isNecessary, cookies }) =>
    isNecessary || answers.get(slug) === 'yes' ? [] : cookies,
  );
  const names = namesIn(doc).filter(
    (name) => name && name !== COOKIE && !necessary.some((listed) => isNamed(name, listed.name)),
  );
  for (const listed of rejected) {
    for (const name of names) {
      if (!isNamed(name, listed.name)) continue;
      for (const { domain, path } of cookieScopes(listed.domain, hostname, pathname)) {
        doc.cookie = `${name}=;path=${path};max-age=-1${domain && `;domain=${domain}`}`;
      }
    }
  }
};

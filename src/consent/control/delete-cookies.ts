import type { ConsentGuard } from '../../runtime/consent-gate';
import { COOKIE } from '../names';
import { cookieScopes, isNamed } from '../rules/cookie-names';

const namesIn = (doc: Document) => {
  try {
    return doc.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  } catch {
    // Blocked cookies: there is nothing to delete.
    return [];
  }
};

/**
 * Deletes the listed cookies of categories that are not a yes (S4.08), wherever they may live. What
 * a necessary category lists stays, and so does the record itself.
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

import type { ConsentCategory } from '../../src/runtime/consent-gate';

/** A category as in the configuration; under ccpa every category but the necessary one sells data. */
export const category = (slug: string, more: Partial<ConsentCategory> = {}): ConsentCategory => {
  const isNecessary = slug === 'necessary';
  return {
    slug,
    name: slug,
    isNecessary,
    preset: { gdpr: isNecessary, ccpa: isNecessary },
    cookies: [{ name: `${slug}_cookie`, domain: 'site.example' }],
    ...more,
  };
};

/** The default categories (cookieyes.md §13); one of them lists no cookies. */
export const stock = [
  category('necessary'),
  category('functional'),
  category('analytics'),
  category('performance', { cookies: [] }),
  category('advertisement'),
];

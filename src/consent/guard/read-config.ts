import type { ConsentCategory, Law } from '../../runtime/consent-gate';
import { RECORD_KEYS, COOKIE } from '../names';
import type { Provider } from './gate-rules';

/**
 * Text of the consent cookie: between the first and the second equals sign, never decoded. Of two,
 * as after a change of the site's root domain, the later one is current.
 */
export const readText = (doc: Document): string => {
  let text = '';
  try {
    for (const pair of doc.cookie.split(';')) {
      const [name, value] = pair.split('=');
      if (name?.trim() === COOKIE) text = value ?? '';
    }
  } catch {
    // Cookies are blocked: nothing has been chosen.
  }
  return text;
};

/** The part of `_ckyConfig` that the guard needs (cookieyes.md §2). */
export interface GuardConfig {
  readonly law: Law;
  readonly categories: readonly ConsentCategory[];
  readonly providers: readonly Provider[];
}

type Source = Readonly<Record<string, unknown>>;

const map = (value: unknown) => Object(value) as Source;
const string = (value: unknown) => (typeof value === 'string' ? value : '');
/** A list; PHP prints one with holes as a map. */
const list = <T>(value: unknown, read: (item: Source) => T) =>
  Object.values(map(value)).map((item) => read(map(item)));

const category = ({
  slug,
  name,
  isNecessary,
  defaultConsent,
  cookies,
}: Source): ConsentCategory => {
  const { gdpr, ccpa } = map(defaultConsent);
  return {
    slug: string(slug),
    name: string(name),
    isNecessary: isNecessary === true,
    preset: { gdpr: gdpr === true, ccpa: ccpa === true },
    cookies: list(cookies, ({ cookieID, domain }) => ({
      name: string(cookieID),
      domain: string(domain),
    })),
  };
};

/**
 * Whether a category can be stored: in the cookie, slugs are separated by colons and commas, beside
 * the record's own keys. Of two with the same slug the first counts.
 */
const isKept = ({ slug }: ConsentCategory, index: number, all: readonly ConsentCategory[]) =>
  /^[^:,;\s]+$/.test(slug) &&
  !(RECORD_KEYS as readonly string[]).includes(slug) &&
  all.findIndex((other) => other.slug === slug) === index;

/** Never throws; does not use the shared readers, because the loader has to be small. */
export const readConfig = (value: unknown): GuardConfig => {
  const config = map(value);
  return {
    // Anything but an explicit ccpa means the stricter law.
    law: map(map(config._bannerConfig).settings).applicableLaw === 'ccpa' ? 'ccpa' : 'gdpr',
    categories: list(config._categories, category).filter(isKept),
    providers: list(config._providersToBlock, ({ re, categories }) => ({
      text: string(re),
      slugs: Object.values(map(categories)).map(string),
    })),
  };
};

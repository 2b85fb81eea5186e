import type { ConsentCategory, Law } from '../../runtime/consent-gate';
import type { Provider } from '../rules/provider-of';

/** The part of `_ckyConfig` that the guard needs (contract consent.md §2). */
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

/** Never throws; own code in place of the shared readers, because the loader counts every byte. */
export const readConfig = (value: unknown): GuardConfig => {
  const config = map(value);
  return {
    // Anything but an explicit ccpa gets the stricter law.
    law: map(map(config._bannerConfig).settings).applicableLaw === 'ccpa' ? 'ccpa' : 'gdpr',
    // Slugs stand in the cookie between colons and commas; one that breaks it cannot be kept.
    categories: list(config._categories, category).filter(({ slug }) => /^[^:,;\s]+$/.test(slug)),
    providers: list(config._providersToBlock, ({ re, categories }) => ({
      text: string(re),
      slugs: Object.values(map(categories)).map(string),
    })),
  };
};

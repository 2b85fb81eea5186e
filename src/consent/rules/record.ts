import type { ConsentCategory, ConsentRecord, Law } from '../../runtime/consent-gate';

/**
 * Whether a stored record is a visitor's choice. A truncated or manipulated one is not; one without
 * a category is, because the owner may have added that since (cookieyes.md §6).
 */
export const isChoice = (
  record: ConsentRecord,
  categories: readonly Pick<ConsentCategory, 'slug'>[],
): boolean =>
  record.get('action') === 'yes' &&
  /^(yes|no)$/.test(record.get('consent') ?? '') &&
  /^[\w+/=-]*$/.test(record.get('consentid') ?? '') &&
  categories.every(({ slug }) => /^(yes|no)?$/.test(record.get(slug) ?? ''));

/** Text of the consent cookie: known keys only, in the order that other readers expect. */
export const formatRecord = (record: ConsentRecord, keys: readonly string[]): string =>
  keys.map((key) => `${key}:${record.get(key) ?? ''}`).join();

/**
 * Parses the text of the consent cookie. The first two fields of each part count, empty parts are
 * skipped, nothing is decoded (cookieyes.md §4.1, as CookieYes 3.2.1 reads it).
 */
export const parseRecord = (text: string): Map<string, string> => {
  const record = new Map<string, string>();
  for (const part of text.split(',')) {
    const [key, value = ''] = part.split(':');
    if (key) record.set(key, value);
  }
  return record;
};

interface Defaults {
  readonly law: Law;
  readonly categories: readonly ConsentCategory[];
  /** The browser sends Global Privacy Control. */
  readonly isOptedOut: boolean;
  /** The browser sends Global Privacy Control or Do Not Track: nothing optional is preset to granted. */
  readonly isRefusing: boolean;
}

/**
 * Defaults before a choice (S4.01 to S4.03). Once one category is refused, all later ones are;
 * necessary ones never are, whatever their position (cookieyes.md §5).
 */
export const defaultRecord = ({ law, categories, isOptedOut, isRefusing }: Defaults) => {
  const isCcpa = law === 'ccpa';
  const record = new Map([
    ['consent', isCcpa && isOptedOut ? 'yes' : 'no'],
    ['action', ''],
  ]);
  let answer = 'yes';
  for (const { slug, isNecessary, preset } of categories) {
    const isAllowed = isCcpa ? !isOptedOut || preset.ccpa : preset.gdpr && !isRefusing;
    if (!isNecessary && !isAllowed) answer = 'no';
    record.set(slug, isNecessary ? 'yes' : answer);
  }
  return record;
};

/** The visitor's stored choice, else the defaults with the stored id; necessary is always granted. */
export const loadRecord = (text: string, defaults: Defaults): Map<string, string> => {
  const stored = parseRecord(text);
  const { categories } = defaults;
  const record = isChoice(stored, categories)
    ? stored
    : defaultRecord(defaults).set('consentid', stored.get('consentid') ?? '');
  for (const { slug, isNecessary } of categories) if (isNecessary) record.set(slug, 'yes');
  return record;
};

/**
 * Whether an optional category may run: never with Do Not Track, under gdpr only if the visitor has
 * chosen and the record grants it (S4.09).
 */
export const isGrantedBy = (
  record: ConsentRecord,
  slug: string,
  { law, isDnt }: { readonly law: Law; readonly isDnt?: boolean },
): boolean =>
  record.get(slug) === 'yes' &&
  !isDnt &&
  (law === 'ccpa' || (record.get('action') === 'yes' && record.get('consent') === 'yes'));

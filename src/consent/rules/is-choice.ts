import type { ConsentCategory, ConsentRecord } from '../../runtime/consent-gate';

/**
 * Whether a stored record is a visitor's choice. One that was cut off or tampered with is not; a
 * missing category is, because the owner may have added it since (cookieyes.md §6).
 */
export const isChoice = (
  record: ConsentRecord,
  categories: readonly Pick<ConsentCategory, 'slug'>[],
): boolean =>
  record.get('action') === 'yes' &&
  /^(yes|no)$/.test(record.get('consent') ?? '') &&
  /^[\w+/=-]*$/.test(record.get('consentid') ?? '') &&
  categories.every(({ slug }) => /^(yes|no)?$/.test(record.get(slug) ?? ''));

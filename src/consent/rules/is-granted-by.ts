import type { ConsentRecord, Law } from '../../runtime/consent-gate';

/**
 * Whether an optional category may run: never with Do Not Track, under gdpr only once the visitor
 * has chosen and the record says yes (S4.09).
 */
export const isGrantedBy = (
  record: ConsentRecord,
  slug: string,
  { law, isDnt }: { readonly law: Law; readonly isDnt: boolean },
): boolean =>
  record.get(slug) === 'yes' &&
  !isDnt &&
  (law === 'ccpa' || (record.get('action') === 'yes' && record.get('consent') === 'yes'));

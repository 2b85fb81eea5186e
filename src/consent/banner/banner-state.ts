import type { ConsentCategory, ConsentRecord, Law } from '../../runtime/consent-gate';

/** State of the switches; stored only when the visitor saves. */
export interface Draft {
  readonly slugs: ReadonlySet<string>;
  readonly isOptedOut: boolean;
}

export interface BannerState {
  /** First layer, preference centre or opt-out dialog, or only the revisit button. */
  readonly view: 'notice' | 'center' | 'closed';
  readonly draft: Draft;
}

/** The banner at rest: switches match the record, without unsaved changes (S4.01, S4.07). */
export const restingState = (
  record: ConsentRecord,
  { law, categories }: { readonly law: Law; readonly categories: readonly ConsentCategory[] },
): BannerState => ({
  view: record.get('action') === 'yes' ? 'closed' : 'notice',
  draft: {
    slugs: new Set(categories.flatMap(({ slug }) => (record.get(slug) === 'yes' ? slug : []))),
    isOptedOut: law === 'ccpa' && record.get('consent') === 'yes',
  },
});

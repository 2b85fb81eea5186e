import type { ConsentCategory, Law } from '../../runtime/consent-gate';

export interface Defaults {
  readonly law: Law;
  readonly categories: readonly ConsentCategory[];
  /** The browser sends Global Privacy Control. */
  readonly isOptedOut: boolean;
  /** The browser sends Global Privacy Control or Do Not Track: nothing optional is preset to yes. */
  readonly isRefusing: boolean;
}

/**
 * What holds before a choice (S4.01 to S4.03). Once one category is no, all later ones are no;
 * necessary ones never are, wherever they stand (cookieyes.md §5).
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

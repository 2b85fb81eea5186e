import type { Choice, ConsentCategory, ConsentRecord, Law } from '../../runtime/consent-gate';

interface Setting {
  readonly law: Law;
  readonly categories: readonly ConsentCategory[];
}

/** Whether the choice refuses the sale of data, or under gdpr everything optional. */
const isRefusal = (choice: Choice, { law, categories }: Setting) => {
  if (choice.kind === 'opt-out') return choice.isOptedOut;
  // The classic type has switches but no opt-out box, also under ccpa.
  if (choice.kind === 'save' && law === 'ccpa') {
    return categories.some(({ slug, isNecessary }) => !isNecessary && !choice.slugs.includes(slug));
  }
  return choice.kind === 'reject';
};

/**
 * The record after a choice (S4.03 to S4.07; cookieyes.md §6). The id is kept; values of unknown
 * slugs are lost at the next write, as they always were.
 */
export const choose = (choice: Choice, before: ConsentRecord, setting: Setting) => {
  const record = new Map([...before, ['action', 'yes'] as const]);
  // Closing keeps the defaults: under gdpr everything optional stays refused.
  if (choice.kind === 'close') return record;
  const isCcpa = setting.law === 'ccpa';
  const isRefused = isRefusal(choice, setting);
  // Under gdpr `consent` means that something may be released, under ccpa that the visitor opts out.
  record.set('consent', isRefused === isCcpa ? 'yes' : 'no');
  for (const { slug, isNecessary, preset } of setting.categories) {
    const isOn =
      choice.kind === 'save' ? choice.slugs.includes(slug) : !isRefused || (isCcpa && preset.ccpa);
    record.set(slug, isNecessary || isOn ? 'yes' : 'no');
  }
  return record;
};

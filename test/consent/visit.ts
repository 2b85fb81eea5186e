import type { Choice, ConsentCategory, Law } from '../../src/runtime/consent-gate';
import { choose } from '../../src/consent/rules/choose';
import { formatRecord, loadRecord } from '../../src/consent/rules/record';
import { stock } from './categories';

export interface Visit {
  readonly law?: Law;
  readonly categories?: readonly ConsentCategory[];
  readonly stored?: string;
  readonly choice?: Choice;
  readonly isGpc?: boolean;
}

/** The text of the cookie after a visit, as it is or would be written. */
export const visit = ({
  law = 'gdpr',
  categories = stock,
  stored = 'consentid:ID',
  choice,
  isGpc = false,
}: Visit) => {
  const loaded = loadRecord(stored, { law, categories, isOptedOut: isGpc, isRefusing: isGpc });
  const record = choice ? choose(choice, loaded, { law, categories }) : loaded;
  return formatRecord(record, [
    'consentid',
    'consent',
    'action',
    ...categories.map(({ slug }) => slug),
  ]);
};

/** Yes or no for each default category, in their order and in the cookie’s format. */
export const values = (choices: string) =>
  choices
    .split(' ')
    .map((decision, index) => `${stock[index]?.slug}:${decision}`)
    .join();

export const accept: Choice = { kind: 'accept' };
export const reject: Choice = { kind: 'reject' };
export const close: Choice = { kind: 'close' };
export const optOut = (isOptedOut: boolean): Choice => ({ kind: 'opt-out', isOptedOut });
export const save = (...slugs: string[]): Choice => ({ kind: 'save', slugs });

import { type Defaults, defaultRecord } from './default-record';
import { isChoice } from './is-choice';
import { parseRecord } from './parse-record';

/** The visitor's stored choice, else the defaults with the stored id; necessary is always a yes. */
export const loadRecord = (text: string, defaults: Defaults): Map<string, string> => {
  const stored = parseRecord(text);
  const { categories } = defaults;
  const record = isChoice(stored, categories)
    ? stored
    : defaultRecord(defaults).set('consentid', stored.get('consentid') ?? '');
  for (const { slug, isNecessary } of categories) if (isNecessary) record.set(slug, 'yes');
  return record;
};

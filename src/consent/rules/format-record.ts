import type { ConsentRecord } from '../../runtime/consent-gate';

/** The text of the consent cookie: known keys only, in the order that other readers expect. */
export const formatRecord = (record: ConsentRecord, keys: readonly string[]): string =>
  keys.map((key) => `${key}:${record.get(key) ?? ''}`).join();

import { type FormValue, plainObject } from '../../runtime/kit';

/** The JSON in an attribute, to be sent unchanged; undefined where it has none. */
export const readJson = (element: Element | null | undefined, name: string): FormValue => {
  try {
    const value: unknown = JSON.parse(element?.getAttribute(name) ?? '');
    return (plainObject(value) as FormValue) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Printed HTML by key; null where the server has refused. */
export type Printed = Readonly<Record<string, string>> | null;

/** Response of a pager or a search (learndash.md §9.4); undefined for anything else. */
export const readPrinted = (value: unknown): Printed | undefined => {
  const envelope = plainObject(value);
  const data = plainObject(envelope?.data);
  if (!envelope || !data) return envelope?.success === false ? null : undefined;
  if (envelope.success !== true || data.success === false) return null;
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

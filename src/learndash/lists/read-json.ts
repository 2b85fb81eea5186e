import { type FormValue, plainObject } from '../../runtime/kit';

/** What an attribute holds as JSON, for sending it back unchanged; undefined where it holds none. */
export const readJson = (element: Element | null | undefined, name: string): FormValue => {
  try {
    const value: unknown = JSON.parse(element?.getAttribute(name) ?? '');
    return (plainObject(value) as FormValue) ?? undefined;
  } catch {
    return undefined;
  }
};

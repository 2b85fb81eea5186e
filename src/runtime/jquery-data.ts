import { plainObject } from './config/reader';

/** What scripts keep on an element in jQuery's data store; empty on a page without jQuery. */
export const jQueryData = (win: Window, element: Element): Readonly<Record<string, unknown>> => {
  const { jQuery } = win as { jQuery?: { data?: (element: Element) => unknown } };
  return plainObject(typeof jQuery?.data === 'function' ? jQuery.data(element) : null) ?? {};
};

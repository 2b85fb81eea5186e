/**
 * The only gateway for ids from hashes and attributes: a lookup, never a selector. Form fields and
 * images cannot shadow the result, as they could on `document[id]`.
 */
export const byId = (doc: Document, id: string): HTMLElement | null =>
  id === '' ? null : doc.getElementById(id);

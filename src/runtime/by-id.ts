/**
 * The only gateway for ids that come from hashes and attributes: a look-up, never a selector.
 * Form fields and images can shadow nothing here, as they could on `document[id]`.
 */
export const byId = (doc: Document, id: string): HTMLElement | null =>
  id === '' ? null : doc.getElementById(id);

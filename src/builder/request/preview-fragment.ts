import { parseInert } from '../../runtime/insert/parse-inert';

/**
 * What a preview shows as nodes of a document; no script of it runs. Not sanitised: it is the
 * editor's own page, and belongs in an editor only.
 */
export const previewFragment = (doc: Document, html: string): DocumentFragment =>
  doc.importNode(parseInert(html, doc), true);

const sheets = new WeakMap<Document, Map<string, { sheet: CSSStyleSheet; users: number }>>();

/**
 * Adds rules that no product's style sheet has; shared by all islands with the same text, and
 * removed with the last of them. A constructed style sheet needs no nonce under a strict CSP.
 */
export const addStyleSheet = (doc: Document, css: string): (() => void) => {
  const ofDocument = sheets.get(doc) ?? new Map();
  sheets.set(doc, ofDocument);
  let entry = ofDocument.get(css);
  if (!entry) {
    const view = doc.defaultView as (Window & typeof globalThis) | null;
    if (!view || !('adoptedStyleSheets' in doc)) return () => {};
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, sheet];
    entry = { sheet, users: 0 };
    ofDocument.set(css, entry);
  }
  const current = entry;
  current.users += 1;
  let isUsed = true;
  return () => {
    if (!isUsed) return;
    isUsed = false;
    current.users -= 1;
    if (current.users > 0) return;
    ofDocument.delete(css);
    doc.adoptedStyleSheets = doc.adoptedStyleSheets.filter((sheet) => sheet !== current.sheet);
  };
};

/** Longest wait for a frame, in milliseconds: a hidden window renders none. */
const MOST_MS = 1000;

/** Whether all style sheets of the page have loaded; false also where one has failed. */
export const isStyled = (doc: Document): boolean => {
  // From the prototype: a form of this name shadows the document's own method.
  const { querySelectorAll } = Document.prototype;
  const links = querySelectorAll.call<Document, [string], NodeListOf<HTMLLinkElement>>(
    doc,
    'link[rel~="stylesheet"]',
  );
  return [...links].every(({ sheet }) => sheet);
};

/**
 * Calls back once the document is parsed and its style sheets have loaded, so that measurements
 * match what is painted; never without a body. Browsers render no frame while a style sheet of the
 * head loads, so nothing is lost.
 */
export const whenStyled = (doc: Document, action: () => void): void => {
  const whenParsed = () => {
    const { body, defaultView: win } = doc;
    // The visitor stopped loading before the body was parsed.
    if (!body) return;
    if (!win || doc.hidden || isStyled(doc)) {
      action();
      return;
    }
    let isDone = false;
    const once = () => {
      if (!isDone) action();
      isDone = true;
    };
    win.requestAnimationFrame(once);
    win.setTimeout(once, MOST_MS);
  };
  if (doc.readyState === 'loading') {
    doc.addEventListener('readystatechange', whenParsed, { once: true });
  } else whenParsed();
};

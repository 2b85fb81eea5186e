/** Nobody waits longer for a frame than this: a hidden window draws none. */
const MOST_MS = 1000;

/** Whether all style sheets of a page are there; false also where one has failed. */
export const isStyled = (doc: Document): boolean => {
  // By the prototype: a form of this name takes the document's own method over.
  const { querySelectorAll } = Document.prototype;
  const links = querySelectorAll.call<Document, [string], NodeListOf<HTMLLinkElement>>(
    doc,
    'link[rel~="stylesheet"]',
  );
  return [...links].every(({ sheet }) => sheet);
};

/**
 * Runs once the document is parsed and its style sheets are there, so that what is measured is what is
 * painted; never without a body. While a sheet of the head is on its way the browser draws no frame, so
 * nothing is lost.
 */
export const whenStyled = (doc: Document, action: () => void): void => {
  const whenParsed = () => {
    const { body, defaultView: win } = doc;
    // A visitor has stopped the page before its body came.
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

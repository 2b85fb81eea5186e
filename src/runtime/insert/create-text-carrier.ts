/**
 * Their content is not readable text, or is parsed differently without scripts; or the visitor may
 * have changed their state, which no attribute tells, and the server's new state must show.
 */
const OPAQUE = 'script,style,template,noscript,iframe,noembed,noframes,xmp,input,option,textarea';

const textsOf = (root: Element): Text[] => {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

const dataOf = (texts: readonly Text[]) => texts.map(({ data }) => data);

/**
 * Copies texts from an inert, unsanitised element to elements that show an older version of it.
 * Where elements, attributes and comments are equal, only strings are inserted, which need no
 * sanitiser. Returns false, with nothing changed, where more differs. Consumes the fragment.
 */
export const createTextCarrier = (parsed: DocumentFragment): ((shown: Element) => boolean) => {
  const copy = parsed.firstElementChild;
  const isSole =
    parsed.childElementCount === 1 && parsed.textContent?.trim() === copy?.textContent?.trim();
  if (!copy || !isSole || parsed.querySelector(OPAQUE)) return () => false;
  const copies = textsOf(copy);
  const wanted = dataOf(copies);
  return (shown) => {
    const texts = textsOf(shown);
    if (texts.length !== wanted.length) return false;
    const write = (to: readonly Text[], data: readonly string[]) =>
      to.forEach((node, at) => {
        if (node.data !== data[at]) node.data = data[at] as string;
      });
    // With the displayed texts, the copy must equal the displayed element.
    write(copies, dataOf(texts));
    if (!shown.isEqualNode(copy)) return false;
    write(texts, wanted);
    return true;
  };
};

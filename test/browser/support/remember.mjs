/**
 * Remembers the document as the server sent it, before the runtime starts: elements with their
 * attributes sorted, text and comments as they stand. Runs in the page.
 */
export const remember = () => {
  /** @param {Node} node @returns {string} */
  const serialise = (node) => {
    if (node instanceof Element) {
      const attributes = [...node.attributes]
        .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
        .sort()
        .join('');
      const source = node instanceof HTMLTemplateElement ? node.content : node;
      const children = [...source.childNodes].map(serialise).join('');
      return `<${node.localName}${attributes}>${children}</${node.localName}>\n`;
    }
    return node.nodeType === Node.COMMENT_NODE
      ? `<!--${node.nodeValue}-->`
      : (node.nodeValue ?? '');
  };
  const take = () => serialise(document.documentElement).split('\n');
  Object.assign(window, { takeSnapshot: take });
  document.addEventListener(
    'readystatechange',
    () => Object.assign(window, { serverSnapshot: take() }),
    { once: true },
  );
};

// @ts-check

/**
 * Offers `window.takeSnapshot`, the lines of a document: elements with their attributes sorted, text and comments
 * as they stand. Runs in the page, so it stands on nothing but itself.
 */
export const offerSnapshot = () => {
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
  Object.assign(window, {
    takeSnapshot: (/** @type {Element} */ root = document.documentElement) =>
      serialise(root).split('\n'),
  });
};

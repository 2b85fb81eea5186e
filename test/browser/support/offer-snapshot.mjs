// @ts-check

/**
 * Defines `window.takeSnapshot`, the lines of a document (elements with their attributes sorted,
 * text and comments unchanged), and `window.differentLines`, at most twenty lines in which two
 * snapshots differ. Runs in the page, so it must not refer to anything outside itself.
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
    differentLines: (/** @type {string[]} */ server, /** @type {string[]} */ now) =>
      Array.from({ length: Math.max(server.length, now.length) })
        .flatMap((_, at) => (server[at] === now[at] ? [] : [`- ${server[at]}\n+ ${now[at]}`]))
        .slice(0, 20),
  });
};

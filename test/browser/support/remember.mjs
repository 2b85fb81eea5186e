/**
 * Offers a snapshot of the document: elements with their attributes sorted, text and comments as they
 * stand; takes one when the document has been parsed, before the runtime starts. Runs in the page.
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
  // What Skerry lays out while a page is parsed waits for the snapshot.
  const { observe } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function (target, options) {
    const isEarly = target === document.documentElement && document.readyState === 'loading';
    if (!isEarly) observe.call(this, target, options);
  };
  const nextFrame = window.requestAnimationFrame.bind(window);
  /** @type {FrameRequestCallback[]} */
  const frames = [];
  window.requestAnimationFrame = (callback) =>
    document.readyState === 'loading' ? frames.push(callback) : nextFrame(callback);
  const take = () => serialise(document.documentElement).split('\n');
  Object.assign(window, { takeSnapshot: take });
  document.addEventListener(
    'readystatechange',
    () => {
      // Skerry's own, which stands there until the runtime is imported.
      const link = document.querySelector('link[rel=preload][href*="/chunks/runtime-"]');
      const next = link?.nextSibling ?? null;
      const parent = link?.parentNode;
      link?.remove();
      Object.assign(window, { serverSnapshot: take() });
      if (link) parent?.insertBefore(link, next);
      for (const frame of frames) nextFrame(frame);
    },
    { once: true },
  );
};

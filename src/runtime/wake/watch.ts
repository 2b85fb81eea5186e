interface Options {
  /** Matches every root of every definition. */
  readonly selector: string;
  readonly added: (subtree: Element) => void;
  /** Called for roots that have left the document, and what held them; a moved one is still in it. */
  readonly removed: (root: Element) => void;
}

const elements = (nodes: NodeList) =>
  [...nodes].filter((node): node is Element => node instanceof Element);

/** One observer for subtrees that others put in and take out. Returns the undo. */
export const watch = (win: Window & typeof globalThis, options: Options): (() => void) => {
  const { selector, added, removed } = options;
  const observer = new win.MutationObserver((records) => {
    for (const { removedNodes } of records) {
      for (const subtree of elements(removedNodes)) {
        if (subtree.isConnected) continue;
        // One question: what goes is small mostly, and looking for each class would cost more.
        for (const root of [subtree, ...subtree.querySelectorAll(selector)]) removed(root);
      }
    }
    for (const { addedNodes } of records) {
      for (const subtree of elements(addedNodes)) {
        if (subtree.isConnected && (subtree.matches(selector) || subtree.querySelector(selector))) {
          added(subtree);
        }
      }
    }
  });
  observer.observe(win.document.documentElement, { childList: true, subtree: true });
  return () => observer.disconnect();
};

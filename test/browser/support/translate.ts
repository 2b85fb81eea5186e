import type { Page } from '@playwright/test';

/** In the page: what a browser does that translates it, but that all words stay as they are. */
const install = () => {
  const isLeft = (parent: Element) =>
    parent.closest('script,style,noscript,textarea,svg,font,[translate="no"],#qa-bar') !== null;

  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || isLeft(parent) || !/\p{L}/u.test(text.data)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };

  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };

  addEventListener('load', () => {
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) translateAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
};

/**
 * Has the pages that are opened from now on translated as Chrome does it: each text goes, and one in two new elements
 * stands in its place. What a script goes on writing into its own text is seen by nobody.
 */
export const translatePages = (page: Page) => page.addInitScript(install);

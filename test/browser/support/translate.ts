import type { Page } from '@playwright/test';

/** Runs in the page: changes the DOM as a translating browser does, but keeps all words. */
const install = () => {
  const isExcluded = (parent: Element) =>
    parent.closest('script,style,noscript,textarea,svg,font,[translate="no"],#qa-bar') !== null;

  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || isExcluded(parent) || !/\p{L}/u.test(text.data)) return;
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
 * Makes the pages that are opened from now on appear translated as by Chrome: each text node is
 * replaced by one inside two new elements. What a script later writes into its own text node is not
 * visible.
 */
export const translatePages = (page: Page) => page.addInitScript(install);

import type { Page } from '../../runtime/page';
import { addStyleSheet } from '../../runtime/dom';
import { consentStyles } from '../config';
import { STYLE } from '../names';

/**
 * Puts the site's sheet and the banner in. The sheet is an element, because other scripts look for
 * it; where the page's policy empties it, the same rules go in another way.
 */
export const insertBanner = (page: Page, nodes: readonly Node[]): (() => void) => {
  const { document: doc, globals, options } = page;
  const { css } = globals.get(consentStyles);
  const undos: (() => void)[] = [];
  if (css && !doc.getElementById(STYLE)) {
    const style = doc.createElement('style');
    style.id = STYLE;
    if (options.nonce) style.nonce = options.nonce;
    style.textContent = css;
    doc.head.append(style);
    undos.push(() => style.remove());
    if (!style.sheet?.cssRules.length) undos.push(addStyleSheet(doc, css));
  }
  doc.body.prepend(...nodes);
  undos.push(() => {
    for (const node of nodes) node.parentNode?.removeChild(node);
  });
  return () => {
    for (const undo of undos) undo();
  };
};

import type { Page } from '../../runtime/page';
import { addStyleSheet } from '../../runtime/dom';
import { consentStyles } from '../config';
import { STYLE } from '../names';

/**
 * The site's sheet is an element, because other scripts look for it; where the page's policy empties
 * it, the same rules go in another way.
 */
const addSiteSheet = ({ document: doc, options }: Page, css: string) => {
  const style = doc.createElement('style');
  style.id = STYLE;
  if (options.nonce) style.nonce = options.nonce;
  style.textContent = css;
  doc.head.append(style);
  const removeRules = style.sheet?.cssRules.length ? () => {} : addStyleSheet(doc, css);
  return () => {
    style.remove();
    removeRules();
  };
};

/** Inserts the site's sheet and the banner. The undo may be called twice. */
export const insertBanner = (page: Page, nodes: readonly Node[]): (() => void) => {
  const { document: doc, globals } = page;
  const { css } = globals.get(consentStyles);
  const removeSheet = css && !doc.getElementById(STYLE) ? addSiteSheet(page, css) : () => {};
  doc.body.prepend(...nodes);
  return () => {
    removeSheet();
    for (const node of nodes) node.parentNode?.removeChild(node);
  };
};

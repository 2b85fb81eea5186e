import { trustedHtml } from './trusted-html';

/**
 * Parses markup without running it or fetching anything. A `template` accepts rows, cells and list
 * items at the top level, which a body would drop.
 */
export const parseInert = (html: string, doc: Document): DocumentFragment => {
  const template = doc.createElement('template');
  template.innerHTML = trustedHtml(html, doc);
  return template.content;
};

import type { Enhancement } from './enhancement';
import * as names from './names';

/**
 * The style sheets of the themes and the builder expect comment forms without labels beside their
 * fields, and reply links that look like buttons. Labels become real placeholders; the old script
 * wrote them as values, which were then submitted (divi-modules.md §12.1).
 */
export const enhanceCommentForms: Enhancement = (find, { changes }) => {
  for (const link of find(names.themeReplies)) changes.setClass(link, names.button, true);
  for (const field of find(names.commentFields) as readonly HTMLInputElement[]) {
    const label = field.parentElement?.querySelector<HTMLElement>(':scope > label');
    const text = label?.textContent?.trim().replace(/\s+/g, ' ');
    if (!label || !text) continue;
    if (!field.placeholder) changes.setAttribute(field, 'placeholder', text);
    // Visually hidden, but still read by screen readers.
    changes.setStyle(label, 'position', 'absolute');
    changes.setStyle(label, 'clip-path', 'inset(50%)');
  }
};

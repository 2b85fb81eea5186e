import * as names from './names';
import type { Enhancement } from './enhancement';

/** Labels that stay for assistive technology when the placeholder shows them. */
const HIDDEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/**
 * Buttons and fields of a comment form look like the builder's. Labels become real placeholders; the
 * old script wrote them as values, which were then sent (divi-modules.md §12.1).
 */
export const enhanceComments: Enhancement = (find, { changes }) => {
  for (const root of find(`.${names.comments}`)) {
    for (const button of root.querySelectorAll(names.commentButtons)) {
      changes.setClass(button, names.button, true);
      for (const suffix of names.iconSuffixes) {
        const icon = root.getAttribute(`data-icon${suffix}`);
        if (!icon) continue;
        changes.setAttribute(button, `data-icon${suffix}`, icon);
        changes.setClass(button, names.customIcon, true);
      }
    }
    const fields = root.querySelectorAll<HTMLInputElement>(
      ['text', 'email', 'url']
        .map((type) => `${names.commentForm} input[type="${type}"]`)
        .concat(`${names.commentForm} textarea`)
        .join(),
    );
    for (const field of fields) {
      const label = field.parentElement?.querySelector<HTMLElement>(':scope > label');
      const text = label?.textContent?.trim().replace(/\s+/g, ' ');
      if (!label || !text) continue;
      if (!field.placeholder) changes.setAttribute(field, 'placeholder', text);
      for (const part of HIDDEN.split(';')) {
        const [property = '', value = ''] = part.split(':');
        changes.setStyle(label, property, value);
      }
    }
  }
};

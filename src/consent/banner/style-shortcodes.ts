import { createChanges } from '../../runtime/dom';
import type { BannerSettings } from '../config';
import { tagged } from '../names';

/** Colours for tagged elements that owners place in their pages (cookieyes.md §3.1). */
export const styleShortcodes = (doc: Document, { _tags }: BannerSettings): (() => void) => {
  const changes = createChanges();
  for (const { tag, styles } of _tags) {
    if (!/^[\w-]+$/.test(tag)) continue;
    for (const element of doc.querySelectorAll<HTMLElement>(tagged(tag))) {
      for (const [name, value] of Object.entries(styles)) {
        if (value) changes.setStyle(element, name, value);
      }
    }
  }
  return changes.undo;
};

import { addStyleSheet } from '../../runtime/kit';
import { editorHeader } from '../../runtime/names/block-editor';
import type { Page } from '../../runtime/page';
import type { Editor } from './editor-of';
import { vhRules } from './vh-rules';

const rulesOf = (sheet: CSSStyleSheet): Iterable<CSSRule> => {
  try {
    return sheet.cssRules;
  } catch {
    // Of another origin: nothing of it can be read.
    return [];
  }
};

/**
 * The frame is as high as its page, so `vh` would be a part of that: it becomes a part of what is
 * seen of the editor. Returns the undo.
 */
export const replaceVh = ({ document: doc }: Page, { top }: Editor): (() => void) => {
  const header = top.document.querySelector<HTMLElement>(editorHeader)?.offsetHeight ?? 0;
  const vh = (top.innerHeight - header) / 100;
  const css = [...doc.styleSheets].map((sheet) => vhRules(rulesOf(sheet), vh)).join('');
  return css ? addStyleSheet(doc, css) : () => {};
};

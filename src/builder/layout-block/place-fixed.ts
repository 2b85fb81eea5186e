import { addStyleSheet, type Changes, listen, record } from '../../runtime/kit';
import { editorContents } from '../../runtime/names/block-editor';
import type { Page } from '../../runtime/page';
import type { Editor } from './editor-of';
import { fixedRule, readFixed } from './fixed-rules';
import * as names from './names';

const layoutPreview = { name: names.layoutPreview, read: record((value) => value) };

/** Puts modules that would be fixed where the visitor will see them. Returns the undo. */
export const placeFixed = (page: Page, { top, frame }: Editor, changes: Changes): (() => void) => {
  const { document: doc, globals, report } = page;
  const fixed = readFixed(globals.get(layoutPreview)['assistiveSettings']);
  if (fixed.length === 0 || !frame) return () => {};
  const scroller = editorContents
    .map((selector) => top.document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  const viewport = scroller?.clientHeight ?? top.innerHeight;
  const css = fixed.map((each) => {
    const height = doc.querySelector<HTMLElement>(each.selector)?.offsetHeight ?? 0;
    return fixedRule(each, { height, viewport, scrolledBy: names.scrolledBy });
  });
  const follow = () => {
    const above = scroller?.getBoundingClientRect().top ?? 0;
    const scrolled = Math.max(0, above - frame.getBoundingClientRect().top);
    changes.setStyle(doc.documentElement, names.scrolledBy, `${scrolled}px`);
  };
  const removeSheet = addStyleSheet(doc, css.join(''));
  const abort = new AbortController();
  const listening = { signal: abort.signal, report, source: 'builder', passive: true };
  for (const target of [scroller ?? [], top].flat()) listen(target, 'scroll', follow, listening);
  follow();
  return () => {
    abort.abort();
    removeSheet();
  };
};

import type { ControllerScope } from '../../runtime/controller-scope';
import { addStyleSheet, createLifetime, listen, record } from '../../runtime/kit';
import { editorContents } from '../../runtime/names/block-editor';
import type { Editor } from './editor-of';
import { editorView, fixedRule, readFixed } from './fixed-rules';
import * as names from './names';

const layoutPreview = { name: names.layoutPreview, read: record((value) => value) };

/** Puts modules that would be fixed where the visitor will see them. Returns the undo. */
export const placeFixed = (
  { page, name: source, changes }: ControllerScope,
  { top, frame }: Editor,
): (() => void) => {
  const { document: doc, globals, report } = page;
  const fixed = readFixed(globals.get(layoutPreview)['assistiveSettings']);
  if (fixed.length === 0 || !frame) return () => {};
  const scroller = editorContents
    .map((selector) => top.document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  const view = () =>
    editorView({
      width: top.innerWidth,
      height: top.innerHeight,
      contents: scroller
        ? {
            top: scroller.getBoundingClientRect().top,
            height: scroller.clientHeight,
          }
        : null,
      frameTop: frame.getBoundingClientRect().top,
    });
  const { viewport } = view();
  const css = fixed.map((each) => {
    const height = doc.querySelector<HTMLElement>(each.selector)?.offsetHeight ?? 0;
    return fixedRule(each, { height, viewport, scrolledBy: names.scrolledBy });
  });
  const follow = () => {
    changes.setStyle(doc.documentElement, names.scrolledBy, `${view().scrolled}px`);
  };
  const removeSheet = addStyleSheet(doc, css.join(''));
  const { signal, end } = createLifetime();
  const listening = { signal, report, source, passive: true };
  for (const target of [scroller ?? [], top].flat()) listen(target, 'scroll', follow, listening);
  follow();
  return () => {
    end();
    removeSheet();
  };
};

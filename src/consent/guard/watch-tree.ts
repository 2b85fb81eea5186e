import { type Holdable, isHoldable, isSvg } from './gate-rules';
import { type Method, patch } from './patch';

/**
 * Reports every script and frame that comes into the document, also inside inserted subtrees. A
 * parser-inserted one is reported before it is prepared, because the parser makes a microtask
 * checkpoint first; `hasStarted` tells the others.
 */
export const watchTree = (
  doc: Document,
  win: Window & typeof globalThis,
  onElement: (element: Holdable, hasStarted: boolean) => void,
) => {
  const take = (records: readonly MutationRecord[], isWritten: boolean) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes as NodeListOf<Element>) {
        const inside = node.firstElementChild ? node.querySelectorAll('script,iframe') : [];
        for (const element of [node, ...inside]) {
          if (!isHoldable(element)) continue;
          // The parser takes the default `async` away; an element made by a script still has it.
          const isMade = (element as HTMLScriptElement).async && !element.hasAttribute('async');
          // Nothing tells who made one inside an `svg`.
          const isUnknown = isMade || isSvg(element);
          onElement(element, isWritten || isUnknown || doc.readyState !== 'loading');
        }
      }
    }
  };

  const observer = new MutationObserver((records) => take(records, false));
  observer.observe(doc, { childList: true, subtree: true });

  /** What `document.write` brings in starts before any checkpoint. */
  const onWrite = (before: Method): Method =>
    function (...args) {
      take(observer.takeRecords(), false);
      before.apply(this, args);
      take(observer.takeRecords(), true);
    };
  const undos = ['write', 'writeln'].map((name) =>
    patch(win.Document.prototype, name, 'value', onWrite),
  );

  return () => {
    observer.disconnect();
    for (const undo of undos) undo();
  };
};

import { type Holdable, isHoldable, isSvg, isScript } from './gate-rules';
import { BLOCKED_TYPE, KEPT_SRC, MARK } from '../names';
import type { Hold } from './create-hold';

export type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Replaces one method or setter with one that calls what stood there before. Undone only while
 * nobody else has patched over it.
 */
const patch = (
  target: object,
  key: string,
  part: 'value' | 'set',
  wrap: (before: Method) => Method,
): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(target, key);
  if (!before?.configurable || !before[part]) return () => {};
  const ours = wrap(before[part] as Method);
  Object.defineProperty(target, key, { ...before, [part]: ours });
  return () => {
    if (Object.getOwnPropertyDescriptor(target, key)?.[part] === ours) {
      Object.defineProperty(target, key, before);
    }
  };
};

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

interface Watching {
  readonly hold: Hold;
  isBlocked(element: Element, address?: string): boolean;
  /** A frame that may stand in the document already has to wait. */
  onFrame(): void;
}

/**
 * Catches what scripts of the page create, at the moment when they name its address: a script that
 * is appended starts to load at once, and no observer is notified in time.
 */
export const watchCreated = (
  win: Window & typeof globalThis,
  { hold, isBlocked, onFrame }: Watching,
) => {
  let isActive = true;

  /** Whether the attribute may be set as it stands. */
  const may = (element: Holdable, name: string, value: unknown) => {
    if (name === 'type') {
      const entry = hold.kept.get(element);
      if (!entry || value === BLOCKED_TYPE) return true;
      entry.type = String(value);
      return false;
    }
    if (name !== (isSvg(element) ? 'href' : 'src')) return true;
    const mustWait = isBlocked(element, String(value));
    if (isScript(element)) {
      if (mustWait) hold.script(element, true);
      return true;
    }
    // One that needs no consent is not taken out: its window would be another one, and load twice.
    if (mustWait) {
      hold.frame(element);
      element.setAttribute(KEPT_SRC, String(value));
    } else element.removeAttribute(KEPT_SRC);
    onFrame();
    return !mustWait;
  };

  const setter =
    (name: string) =>
    (before: Method): Method =>
      function (value) {
        if (!isActive || may(this as Holdable, name, value)) before.call(this, value);
      };

  const onSetAttribute = (before: Method): Method =>
    function (...args) {
      if (!isActive || !isHoldable(this)) return before.apply(this, args);
      const name = String(args[0]).toLowerCase();
      if (!may(this, name, args[1])) return;
      before.apply(this, args);
      if (name !== MARK || !isBlocked(this)) return;
      if (isScript(this)) hold.script(this, true);
      else hold.frame(this);
    };

  const { HTMLScriptElement, HTMLIFrameElement, Element } = win;
  const undos = [
    patch(HTMLScriptElement.prototype, 'src', 'set', setter('src')),
    patch(HTMLIFrameElement.prototype, 'src', 'set', setter('src')),
    patch(HTMLScriptElement.prototype, 'type', 'set', setter('type')),
    patch(Element.prototype, 'setAttribute', 'value', onSetAttribute),
  ];

  return () => {
    isActive = false;
    for (const undo of undos) undo();
  };
};

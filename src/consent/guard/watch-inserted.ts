import { type Holdable, isHoldable, isSvg, isScript } from './gate-rules';
import { BLOCKED_TYPE, KEPT_SRC, MARK } from '../names';
import type { Hold } from './create-hold';

export type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Replaces a method or setter with one that calls the original. Undone only while no other script
 * has patched it since.
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
 * Reports every script and frame that is inserted into the document, also inside subtrees.
 * Parser-inserted ones are reported before they are prepared, because the parser performs a
 * microtask checkpoint first; `hasStarted` marks the others.
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
          // The parser removes the default `async`; an element created by a script still has it.
          const isMade = (element as HTMLScriptElement).async && !element.hasAttribute('async');
          // Inside an `svg`, its origin cannot be determined.
          const isUnknown = isMade || isSvg(element);
          onElement(element, isWritten || isUnknown || doc.readyState !== 'loading');
        }
      }
    }
  };

  const observer = new MutationObserver((records) => take(records, false));
  observer.observe(doc, { childList: true, subtree: true });

  /** Scripts inserted by `document.write` start before any checkpoint. */
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
  /** A frame that is possibly in the document already has to wait. */
  onFrame(): void;
}

/**
 * Intercepts elements that scripts create when their address is set: an appended script starts to
 * load at once, before any observer is notified.
 */
export const watchCreated = (
  win: Window & typeof globalThis,
  { hold, isBlocked, onFrame }: Watching,
) => {
  let isActive = true;

  /** Whether the attribute may be set unchanged. */
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
    // A frame that needs no consent is not reinserted, which would reload it with another window.
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

import { BLOCKED_TYPE, KEPT_SRC, MARK } from '../names';
import type { Hold } from './create-hold';
import { type Holdable, isHoldable, isScript, isSvg } from './gate-rules';
import { type Method, patch } from './patch';

export interface Watching {
  readonly hold: Hold;
  isBlocked(element: Element, address?: string): boolean;
  /** A frame that may stand in the document already has to wait. */
  onFrame(): void;
}

/**
 * Catches what scripts of the page create, at the moment when they name its address: a script that
 * is appended starts to load at once, and no observer is told in time.
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
    hold.frame(element);
    if (mustWait) element.setAttribute(KEPT_SRC, String(value));
    else element.removeAttribute(KEPT_SRC);
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

import type { KeptScript } from '../../runtime/consent-gate';
import { BLOCKED_TYPE, KEPT_SRC, LAZY_SRC, MARK, PLAIN_TYPE } from '../names';

/** Everything that waits, held by the guard or by the server's own markup. */
export const WAITING = `script[type="${BLOCKED_TYPE}"],script[type="${PLAIN_TYPE}"][${MARK}],iframe[${KEPT_SRC}],iframe[${LAZY_SRC}][${MARK}]:not([src])`;

export const isWaiting = (element: Element) => element.matches(WAITING);

/** Takes an element out and puts it back where it stood. */
export const reinsert = (element: Element) => {
  const { parentNode, nextSibling } = element;
  element.remove();
  parentNode?.insertBefore(element, nextSibling);
};

/**
 * Holds scripts and frames where they stand. A script that has not started gets a type that no
 * browser runs; given its type back and put in again, it runs with everything it had: attributes,
 * listeners, nonce.
 */
export const createHold = (doc: Document) => {
  const kept = new WeakMap<Element, KeptScript>();
  const inert = doc.implementation.createHTMLDocument('');

  return {
    kept,
    script(script: HTMLScriptElement, isCreated: boolean) {
      if (script.getAttribute('type') === BLOCKED_TYPE) return;
      kept.set(script, { type: script.getAttribute('type'), isCreated });
      script.setAttribute('type', BLOCKED_TYPE);
    },
    /**
     * For a script whose fetch has begun: one that has moved to another document does not run, in
     * Chromium and Firefox alike. A stand-in keeps its place.
     */
    startedScript(script: HTMLScriptElement) {
      const standIn = doc.createElement('script');
      kept.set(standIn, { type: script.getAttribute('type'), isCreated: false, original: script });
      standIn.setAttribute('type', BLOCKED_TYPE);
      script.replaceWith(standIn);
      inert.adoptNode(script);
    },
    /** Put back without its address, so that what it has begun to load is gone. */
    frame(frame: HTMLIFrameElement) {
      const address = frame.getAttribute('src');
      if (address === null) return;
      frame.setAttribute(KEPT_SRC, address);
      frame.removeAttribute('src');
      reinsert(frame);
    },
  };
};

export type Hold = ReturnType<typeof createHold>;

import type { KeptScript } from '../../runtime/consent-gate';
import { BLOCKED_TYPE, KEPT_SRC, LAZY_SRC, MARK, PLAIN_TYPE } from '../names';

/** Everything that waits for consent, held by the guard or by the server's own markup. */
export const WAITING = `script[type="${BLOCKED_TYPE}"],script[type="${PLAIN_TYPE}"][${MARK}],iframe[${KEPT_SRC}],iframe[${LAZY_SRC}][${MARK}]:not([src])`;

export const isWaiting = (element: Element) => element.matches(WAITING);

/** Removes an element and inserts it again in the same place. */
export const reinsert = (element: Element) => {
  const { parentNode, nextSibling } = element;
  element.remove();
  parentNode?.insertBefore(element, nextSibling);
};

/**
 * Holds scripts and frames in place. A script that has not started gets a type that no browser
 * runs; with its type restored and inserted again, it runs with all attributes, listeners and its
 * nonce.
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
     * For a script that is loading already: moved to another document it does not run, in Chromium
     * and Firefox alike. A placeholder keeps its position.
     */
    startedScript(script: HTMLScriptElement) {
      const standIn = doc.createElement('script');
      kept.set(standIn, { type: script.getAttribute('type'), isCreated: false, original: script });
      standIn.setAttribute('type', BLOCKED_TYPE);
      script.replaceWith(standIn);
      inert.adoptNode(script);
    },
    /** Inserted again without its address, which cancels what it has started to load. */
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

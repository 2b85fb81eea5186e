import { type Entry, isPending, type Registry } from '../registry';

const isPlain = (event: Event): event is MouseEvent =>
  event instanceof MouseEvent &&
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** The control that an event is for, if its definition holds it: a form when it is sent, anything else at a click. */
const heldControl = ({ definition, root }: Entry, event: Event, target: Element) => {
  const control = definition.holds ? target.closest<HTMLElement>(definition.holds) : null;
  const isForm = control instanceof HTMLFormElement;
  return control && root.contains(control) && isForm === (event.type === 'submit') ? control : null;
};

interface Options {
  readonly registry: Registry;
  /** Brings an entry at once; resolves when it works or has failed. */
  readonly wake: (entry: Entry) => Promise<void>;
}

/**
 * The first pointer, key or focus inside a waiting mount wakes it. A click on one of its own controls,
 * or the sending of one of its forms, is deferred and repeated as soon as the mount works, or given to
 * the browser if it never will.
 */
export const holdInteraction = (doc: Document, { registry, wake }: Options): (() => void) => {
  const abort = new AbortController();
  const repeated = new WeakSet<Event>();
  /** Controls whose press is kept: who presses again has only seen nothing happen. */
  const deferred = new WeakSet<Element>();

  const onEvent = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || repeated.has(event)) return;
    const pending = registry.around(target).filter(isPending);
    if (!pending[0]) return;
    const awake = Promise.all(pending.map(wake));
    const isSubmit = event.type === 'submit';
    if (!isSubmit && !(event.type === 'click' && isPlain(event))) return;
    const control = pending.map((entry) => heldControl(entry, event, target)).find(Boolean);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (deferred.has(control)) return;
    deferred.add(control);
    void awake.then(() => {
      deferred.delete(control);
      if (!target.isConnected) return;
      if (control instanceof HTMLFormElement) {
        const { submitter } = event as SubmitEvent;
        control.requestSubmit(submitter?.isConnected ? submitter : null);
        return;
      }
      const again = new MouseEvent('click', event);
      repeated.add(again);
      target.dispatchEvent(again);
    });
  };

  for (const type of ['pointerdown', 'keydown', 'focusin', 'click', 'submit']) {
    doc.addEventListener(type, onEvent, { capture: true, signal: abort.signal });
  }
  return () => abort.abort();
};

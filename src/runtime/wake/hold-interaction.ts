import { type Entry, isPending, type Registry } from '../registry';

const isPlain = (event: Event): event is MouseEvent =>
  event instanceof MouseEvent &&
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

const isHeld = ({ definition, root }: Entry, target: Element) => {
  const part = definition.holds ? target.closest(definition.holds) : null;
  return part !== null && root.contains(part);
};

interface Options {
  readonly registry: Registry;
  /** Brings an entry at once; resolves when it works or has failed. */
  readonly wake: (entry: Entry) => Promise<void>;
}

/**
 * The first pointer, key or focus inside a waiting part wakes it. A click on one of its own controls
 * is kept and repeated as soon as the part works, or given to the browser if it never will.
 */
export const holdInteraction = (doc: Document, { registry, wake }: Options): (() => void) => {
  const abort = new AbortController();
  const repeated = new WeakSet<Event>();

  const onEvent = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || repeated.has(event)) return;
    const pending = registry.around(target).filter(isPending);
    if (!pending[0]) return;
    const awake = Promise.all(pending.map(wake));
    if (
      event.type !== 'click' ||
      !isPlain(event) ||
      !pending.some((entry) => isHeld(entry, target))
    )
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void awake.then(() => {
      if (!target.isConnected) return;
      const again = new MouseEvent('click', event);
      repeated.add(again);
      target.dispatchEvent(again);
    });
  };

  for (const type of ['pointerdown', 'keydown', 'focusin', 'click']) {
    doc.addEventListener(type, onEvent, { capture: true, signal: abort.signal });
  }
  return () => abort.abort();
};

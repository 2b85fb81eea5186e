import { hasModifier } from '../dom/has-modifier';
import { type Entry, isPending, type Registry } from '../registry';

/** By the prototype: a field of this name takes the form's own method over. */
const closest = (element: Element, selector: string): Element | null =>
  Element.prototype.closest.call(element, selector);

const isPlain = (event: Event): event is MouseEvent =>
  event instanceof MouseEvent && event.button === 0 && !hasModifier(event);

/**
 * Keys that move in a row of controls, or press one that browsers do not press with them: where they do, the
 * click that they make is kept, and no copy of the key would make one.
 */
const isControlKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  !hasModifier(event) &&
  (/^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key) ||
    (event.key === 'Enter' && !closest(event.target as Element, 'a[href],button')) ||
    (event.key === ' ' && !closest(event.target as Element, 'button')));

const sleeps = ({ definition }: Entry) => 'asleep' in definition;

/** The type of event that is deferred for an element. */
const deferredType = (entry: Entry, event: Event, element: Element): boolean => {
  if (element instanceof HTMLFormElement) return event.type === 'submit';
  if (event.type === 'keydown') return sleeps(entry) && isControlKey(event);
  return event.type === 'click' && isPlain(event);
};

/** What an event is for, if its definition holds it: a control or a form, or what a search has found. */
const heldElement = (entry: Entry, event: Event, target: Element) => {
  const { definition, root } = entry;
  if (event.type === 'beforematch') return sleeps(entry) ? target : null;
  const control = definition.holds ? closest(target, definition.holds) : null;
  return control && root.contains(control) && deferredType(entry, event, control) ? control : null;
};

const copyOf = (event: Event) => {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  return event instanceof MouseEvent
    ? new MouseEvent(event.type, event)
    : new Event(event.type, event);
};

interface Options {
  readonly registry: Registry;
  /** Brings an entry at once; resolves when it works or has failed. */
  readonly wake: (entry: Entry) => Promise<void>;
  /** Asks for the code of an entry that is asleep. */
  readonly requestCode: (entry: Entry) => void;
}

/**
 * The first pointer, key or focus inside a waiting or sleeping mount wakes it, and so does a search in
 * the page that finds something there. What is for one of its own controls, or the sending of one of its
 * forms, is deferred and repeated as soon as the mount works, or given to the browser if it never will.
 */
export const holdInteraction = (
  doc: Document,
  { registry, wake, requestCode }: Options,
): (() => void) => {
  const abort = new AbortController();
  /** Events that were repeated, and forms: one whose code never comes is the browser's. */
  const repeated = new WeakSet<Event | Element>();
  /** Controls whose press is kept: who presses again has only seen nothing happen. */
  const deferred = new WeakSet<Element>();

  const onEvent = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || repeated.has(event)) return;
    const touched = registry
      .around(target)
      .filter(isPending)
      .filter(({ definition }) => definition.when !== 'key' || event.type === 'keydown');
    if (!touched[0]) return;
    const awake = Promise.all(touched.map(wake));
    // What was asleep with its code at hand works already, and gets this very event.
    const pending = touched.filter(isPending);
    const held = pending.map((entry) => heldElement(entry, event, target)).find(Boolean);
    if (!held || repeated.has(held)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (deferred.has(held)) return;
    deferred.add(held);
    void awake.then(() => {
      deferred.delete(held);
      // Without a connection it sleeps on, and the press does nothing.
      if (!target.isConnected || pending.some(({ status }) => status === 'asleep')) return;
      if (held instanceof HTMLFormElement) {
        const { submitter } = event as SubmitEvent;
        repeated.add(held);
        held.requestSubmit(submitter?.isConnected ? submitter : null);
        return;
      }
      const again = copyOf(event);
      repeated.add(again);
      target.dispatchEvent(again);
    });
  };
  /** Without the event's own path, each of them would look at every entry of the page. */
  const onNear = (event: Event) => {
    for (const element of event.composedPath()) {
      for (const entry of registry.at(element as Element)) {
        const { definition, status } = entry;
        if (status === 'asleep') requestCode(entry);
        // A mouse that rests on the page is no sign of a visitor; one over a control that it holds is.
        else if (
          definition.when === 'interaction' &&
          definition.holds &&
          closest(event.target as Element, definition.holds)
        ) {
          void wake(entry);
        }
      }
    }
  };

  const { signal } = abort;
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click', 'submit', 'beforematch']) {
    doc.addEventListener(type, onEvent, { capture: true, signal });
  }
  doc.addEventListener('pointerover', onNear, { capture: true, passive: true, signal });
  return () => abort.abort();
};

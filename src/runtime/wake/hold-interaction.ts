import { hasModifier } from '../dom/has-modifier';
import { type Entry, isPending, type Registry } from '../registry';

/** From the prototype: a field of this name shadows the form's own method. */
const closest = (element: Element, selector: string): Element | null =>
  Element.prototype.closest.call(element, selector);

const isPlain = (event: Event): event is MouseEvent =>
  event instanceof MouseEvent && event.button === 0 && !hasModifier(event);

/**
 * Keys that move in a row of controls, or press an element that browsers do not press with them.
 * Where browsers do, the resulting click is deferred, as a repeated key event would cause none.
 */
const isControlKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  !hasModifier(event) &&
  (/^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key) ||
    (event.key === 'Enter' && !closest(event.target as Element, 'a[href],button')) ||
    (event.key === ' ' && !closest(event.target as Element, 'button')));

const sleeps = ({ definition }: Entry) => 'asleep' in definition;

/** Whether an event on a control or form waits until its mount works. */
const isDeferred = (entry: Entry, event: Event, element: Element): boolean => {
  if (element instanceof HTMLFormElement) return event.type === 'submit';
  if (event.type === 'keydown') {
    // The server prints the role on some links, which then follow Space as well.
    const isPress = (key: string) => key === ' ' && element.matches('[role="button"]');
    return isControlKey(event) && (sleeps(entry) || isPress(event.key));
  }
  return event.type === 'click' && isPlain(event);
};

/** The element that a deferred event is for: a control, a form, or what find-in-page has found. */
const heldElement = (entry: Entry, event: Event, target: Element) => {
  const { definition, root } = entry;
  if (event.type === 'beforematch') return sleeps(entry) ? target : null;
  const control = definition.holds ? closest(target, definition.holds) : null;
  return control && root.contains(control) && isDeferred(entry, event, control) ? control : null;
};

/** An event of the same class, so that a click keeps its `pointerType`. */
const copyOf = (event: Event) => new (event.constructor as typeof Event)(event.type, event);

/** Whether browsers do something at a press without a script: follow a link, submit a form. */
const actsNatively = (control: Element) =>
  control.matches('a[href]:not([href^="#"])') || !!(control as HTMLButtonElement).form;

/** Repeats a press that preceded the runtime, if it was on a control that works by script alone. */
export const repeatPress = ({ around }: Registry, press: MouseEvent): void => {
  const { target } = press;
  if (!(target instanceof Element)) return;
  const controls = around(target).map((entry) => heldElement(entry, press, target));
  if (controls.some((control) => control && !actsNatively(control))) {
    target.dispatchEvent(copyOf(press));
  }
};

interface Options {
  readonly registry: Registry;
  /** Mounts an entry immediately; resolves when it works or has failed. */
  readonly wake: (entry: Entry) => Promise<void>;
  /** Requests the chunk of a sleeping entry. */
  readonly requestCode: (entry: Entry) => void;
}

/**
 * The first pointer, key or focus inside a scheduled or sleeping mount wakes it, and so does
 * find-in-page. A press on one of its controls, or a submit of one of its forms, is deferred and
 * repeated when the mount works, or left to the browser if it never will.
 */
export const holdInteraction = (
  doc: Document,
  { registry, wake, requestCode }: Options,
): (() => void) => {
  const abort = new AbortController();
  /** Repeated events, and forms whose chunk failed to load, which the browser submits. */
  const repeated = new WeakSet<Event | Element>();
  /**
   * The last deferred press on each control: a visitor who presses again has only seen that nothing
   * happened yet. Events of a key that is held down belong to its first press.
   */
  const deferred = new WeakMap<Element, Event>();

  const onEvent = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || repeated.has(event)) return;
    const touched = registry
      .around(target)
      .filter(isPending)
      .filter(({ definition }) => definition.when !== 'key' || event.type === 'keydown');
    if (!touched[0]) return;
    const awake = Promise.all(touched.map(wake));
    // Sleeping mounts whose chunk is loaded work already, and receive this very event.
    const pending = touched.filter(isPending);
    const held = pending.map((entry) => heldElement(entry, event, target)).find(Boolean);
    if (!held || repeated.has(held)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!(event as KeyboardEvent).repeat) deferred.set(held, event);
    void awake.then(() => {
      if (deferred.get(held) !== event) return;
      // Offline it keeps sleeping, and the press does nothing.
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
  /** Without the event's cached path, each of them would examine every entry of the page. */
  const onNear = (event: Event) => {
    for (const element of event.composedPath()) {
      for (const entry of registry.at(element as Element)) {
        const { definition, status } = entry;
        if (status === 'asleep') requestCode(entry);
        // A resting mouse is no interaction; one over a control of the mount is.
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

import * as names from './names';
import { pressWithKeys } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import { expanded, searchCloser, searchPrompt } from '../names';
import type { BatchSize, createBodies } from './create-bodies';
import type { Finder } from './create-finder';
import { createTexts } from './create-texts';

/** Labels that a button prints; null where it prints none. */
interface PrintedLabels {
  readonly expand: string | null;
  readonly collapse: string | null;
}

/**
 * Label of a button in a state (specification S4.38); null where it never changes: buttons of the
 * navigation print the word `false`.
 */
export const labelOf = ({ expand, collapse }: PrintedLabels, isOpen: boolean): string | null =>
  collapse === 'false' ? null : isOpen ? (collapse ?? 'Collapse') : (expand ?? 'Expand');

const NATIVE = 'button,a[href],input,summary';

/** Whether a button shows the expanded state. */
export const isExpanded = (control: Element): boolean =>
  (control.getAttribute('aria-expanded') ?? String(control.classList.contains(expanded))) ===
  'true';

/** Labels and states of the buttons, and keyboard support where older markup lacks it. */
export const createControls = (
  { page, changes, onEnd }: ControllerScope,
  finder: Finder,
  bodies: ReturnType<typeof createBodies>,
) => {
  const texts = createTexts();
  const prepared = new WeakSet<Element>();
  onEnd(texts.undo);

  const textOf = (control: Element, isOpen: boolean) =>
    labelOf(
      {
        expand: control.getAttribute(names.expandText),
        collapse: control.getAttribute(names.collapseText),
      },
      isOpen,
    );

  const setExpanded = (control: Element, isOpen: boolean) => {
    // From 4.20.2 on the search's close button shows its state too.
    const closers = control.classList.contains(searchPrompt)
      ? finder.scopeOf(control).querySelectorAll(`.${searchCloser}[aria-expanded]`)
      : [];
    for (const each of [control, ...closers]) {
      changes.setAttribute(each, 'aria-expanded', String(isOpen));
    }
  };

  const show = (control: Element, isOpen: boolean) => {
    const label = textOf(control, isOpen);
    const text = control.querySelector(names.textParts);
    changes.setClass(control, expanded, isOpen);
    setExpanded(control, isOpen);
    if (label && text) texts.set(text, label);
  };

  const setName = (control: Element) => {
    if (control.textContent.trim() || control.hasAttribute('aria-label')) return;
    const isSearch = control.classList.contains(searchPrompt);
    const name = isSearch ? page.labels('search') : textOf(control, false);
    if (name) changes.setAttribute(control, 'aria-label', name);
  };

  /** Adopts a button as the server has printed it, with what it opens. */
  const prepare = (control: HTMLElement, batchSize: BatchSize) => {
    if (prepared.has(control) || control.id === names.postButton) return;
    prepared.add(control);
    const found = finder.find(control);
    if (!found) return;
    const opened = found.kind === 'one' ? found.target.bodies : [];
    // An open body is marked, but not always its button: in older markup, and after a search.
    const isOpen = isExpanded(control) || opened.some((each) => each.classList.contains(expanded));
    for (const body of opened) bodies.adopt(body, isOpen, batchSize);
    setName(control);
    setExpanded(control, isOpen);
    if (control.hasAttribute('aria-controls')) {
      changes.setClass(control, expanded, isOpen);
      return;
    }
    finder.adopted.add(control);
    for (const body of opened) if (!body.id) changes.setAttribute(body, 'id', page.nextId());
    if (opened.length > 0) {
      changes.setAttribute(control, 'aria-controls', opened.map(({ id }) => id).join(' '));
    }
    if (control.matches(NATIVE)) return;
    changes.setAttribute(control, 'role', 'button');
    changes.setAttribute(control, 'tabindex', '0');
  };

  return {
    prepare,
    show,
    /** Handles keys on elements that are no native buttons. */
    press(event: KeyboardEvent): void {
      const control = event.target as Element;
      if (finder.adopted.has(control) && !control.matches(NATIVE)) pressWithKeys(event);
    },
  };
};

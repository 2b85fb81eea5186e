import {
  useAnnouncement,
  useAttributes,
  useClasses,
  useListen,
  useStyleSheet,
} from '../../runtime/dom';
import type { BannerProps } from './banner-elements';
import type { FirstInput } from './sleep-banner';
import { useLayoutEffect, useRef, useState, useEffect } from 'react';
import { focusOnceSeen, isReachable, pressInDialog, pressWithKeys } from '../../runtime/kit';
import { TAG, Class } from '../names';
import { type BannerState, restingState } from './banner-state';
import type { Choice } from '../../runtime/consent-gate';
import { useDescription } from './use-description';
import { useSwitches } from './use-switches';
import { scrollClearOf } from '../../runtime/patterns/scroll-clear-of';
import { confirmation } from '../lazy';

/**
 * Scrolls an element with keyboard focus out from under the first layer, which covers the page
 * until a choice. Not on pointer focus: an element that moves between press and release is not
 * clicked.
 */
const useUncoveredFocus = ({ page, elements }: BannerProps): void => {
  const { document: doc, window: win } = page;
  useListen(doc, 'focusin', ({ target }) => {
    // Scripts dispatch such events on the document too.
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    // The browser scrolls to it first.
    win.requestAnimationFrame(() => {
      const box = target.getBoundingClientRect();
      for (const container of elements.containers) {
        const cover = container.getBoundingClientRect();
        const { top, bottom, left, right, height } = cover;
        const isApart =
          box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right;
        // If it covers most of the window, there is no space to scroll to.
        if (isApart || height > win.innerHeight / 2 || container.contains(target)) continue;
        win.scrollBy({ top: scrollClearOf(box, cover, win.innerHeight), behavior: 'instant' });
      }
    });
  });
};

/**
 * Focus of the preference centre: moved inside on opening, back to the opener on closing, trapped
 * while a modal is open; after a choice it goes to the revisit button, because its previous element
 * is gone.
 */
const useDialog = (
  { page: { document: doc, window: win }, elements }: BannerProps,
  view: BannerState['view'],
  close: () => void,
): void => {
  const { center, revisits, roots } = elements;
  const isOpen = view === 'center';
  const opener = useRef<Element | null>(null);
  const before = useRef(view);
  const isModal = elements.modals.length > 0;

  useLayoutEffect(() => {
    const from = before.current;
    if (from === view) return;
    before.current = view;
    const { activeElement } = doc;
    if (isOpen) {
      opener.current = activeElement;
      return center ? focusOnceSeen(center, win) : undefined;
    }
    if (from !== 'center' && !roots.some((root) => root.contains(activeElement))) return undefined;
    const revisit = revisits[0]?.querySelector<HTMLElement>('button');
    const candidates = [from === 'center' ? (opener.current as HTMLElement | null) : null, revisit];
    candidates.find((each) => each && each !== doc.body && isReachable(each))?.focus();
    return undefined;
  }, [view, isOpen, center, revisits, roots, doc, win]);

  useListen<KeyboardEvent>(doc, 'keydown', (event) => {
    const { target, key } = event;
    // Links whose script address was removed, and texts of placeholders, have the role of buttons.
    if ((target as Element).matches?.(`[${TAG}][role="button"]`)) pressWithKeys(event);
    if (!isOpen || !center) return;
    if (isModal || key === 'Escape') pressInDialog(event, center, close);
  });
};

/** One category is open at a time; a click on a control inside it does not toggle it. */
const useAccordion = ({ elements: { accordions }, config, page }: BannerProps): void => {
  const isFoldable = config._bannerConfig.config.auditTable.status;
  const [openId, setOpenId] = useState('');
  useClasses(isFoldable ? accordions : [], (_, { id }) => ({
    [Class.accordionActive]: id === openId,
  }));
  const buttons = accordions.map((accordion) =>
    accordion.querySelector(`.${Class.accordionButton}`),
  );
  useAttributes(
    buttons.filter((button) => button !== null),
    (_, button) => ({
      'aria-expanded': isFoldable
        ? button.closest(`.${Class.accordion}`)?.id === openId
        : undefined,
    }),
  );
  useListen(page.document, 'click', (event) => {
    const target = event.target as Element;
    const accordion = accordions.find((element) => element.contains(target));
    if (!isFoldable || !accordion || target.closest('input, label, a[href]')) return;
    // The end of a drag that has selected text, for example the name of a cookie.
    if (!target.closest('button') && page.window.getSelection()?.type === 'Range') return;
    setOpenId(accordion.id === openId ? '' : accordion.id);
  });
};

/**
 * The style sheets of the templates animate for up to a second, and draw switches with backgrounds
 * that forced colours remove.
 */
const calm = `@media (prefers-reduced-motion: reduce) {
  .cky-modal, .cky-consent-container, .cky-preference-wrapper, .cky-preference-center { transition: none !important; animation: none !important; }
}
@media (forced-colors: active) { .cky-switch input { appearance: auto !important } .cky-switch ::before { display: none !important; }
}`;

export function Banner(props: BannerProps & { readonly first: FirstInput | undefined }) {
  const { page, guard, control, config, elements, first } = props;
  const { categories } = guard;
  const { document: doc } = page;
  const hasRevisit = config._bannerConfig.config.revisitConsent.status;
  const hasModal = elements.modals.length > 0;

  const resting = () => restingState(guard.record(), guard);
  const [{ view, draft }, setState] = useState(() =>
    props.isPreview ? { ...resting(), view: 'notice' as const } : resting(),
  );
  const isOpen = view === 'center';
  const rest = () => setState(resting());
  // The classic template under ccpa has no dialog, only the first layer.
  const open = () => setState({ draft, view: elements.center ? 'center' : 'notice' });
  /** The dialog stays open while it confirms the opt-out. */
  const isConfirming = useRef(false);
  useEffect(
    () =>
      guard.subscribe(() => {
        if (!isConfirming.current) setState(restingState(guard.record(), guard));
      }),
    [guard],
  );

  const choiceOf = (kind: 'accept' | 'reject' | 'save'): Choice => {
    // Read from the switches: a script may tick several and save before they are rendered.
    if (elements.optOut) return { kind: 'opt-out', isOptedOut: elements.optOut.checked };
    // A category without a switch counts as off.
    const isTicked = (slug: string) => elements.switchesOf(slug).some(({ checked }) => checked);
    const slugs = categories.map(({ slug }) => slug).filter(isTicked);
    return kind === 'save' ? { kind, slugs } : { kind };
  };
  const openOrClose = () => (isOpen && !hasModal ? rest() : open());
  // Not a passive effect: a script may save in the frame in which the visitor ticks a box.
  useLayoutEffect(() => control.attach({ revisit: open, draft: () => choiceOf('save') }));

  /**
   * The banner disappears with the choice, so a status message tells screen reader users that it
   * was saved (WCAG 4.1.3).
   */
  const [saves, setSaves] = useState(0);
  const decide = (choice: Choice) => {
    control.decide(choice);
    setSaves((count) => count + 1);
  };
  const accept = () => decide(choiceOf('accept'));
  const reject = () => decide(choiceOf('reject'));
  const save = () => {
    if (!elements.optOut?.checked || elements.find('optout-success').length === 0) {
      return decide(choiceOf('save'));
    }
    isConfirming.current = true;
    const over = page
      .load(confirmation)
      .then(({ confirmOptOut }) => confirmOptOut(page, elements))
      .catch((error: unknown) => page.report({ source: 'consent-banner', phase: 'load', error }))
      .finally(() => {
        isConfirming.current = false;
        rest();
      });
    // A visitor who leaves before the confirmation has loaded has opted out all the same.
    control.decide(choiceOf('save'), over);
  };
  /** By their tags, which dialogs print with a prefix. */
  const actions: Readonly<Record<string, () => void>> = {
    'accept-button': accept,
    'reject-button': reject,
    'save-button': save,
    'category-preview-save-button': save,
    'confirm-button': save,
    'close-button': () => control.decide({ kind: 'close' }),
    'settings-button': openOrClose,
    'donotsell-button': () =>
      elements.center ? openOrClose() : decide({ kind: 'opt-out', isOptedOut: true }),
    close: rest,
    'cancel-button': rest,
    'option-title': () => elements.optOut?.click(),
    'revisit-consent': open,
    'placeholder-title': open,
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    if (elements.overlays.includes(target)) {
      // The second press of a double click on the opener hits this one.
      if (event.detail < 2) rest();
      return;
    }
    const found = target.closest?.(`[${TAG}], .${Class.bannerElement}`);
    if (!found) return;
    const tag = (found.getAttribute(TAG) ?? '').replace(/^(detail|optout)-/, '');
    const isOwners = found.classList.contains(Class.bannerElement);
    const action = isOwners ? open : Object.hasOwn(actions, tag) && actions[tag];
    if (!action) return;
    if (found.getAttribute('href')?.startsWith('#')) event.preventDefault();
    action();
  };
  // On the document, for buttons that owners place in their pages.
  useListen(doc, 'click', onClick);
  const unanswered = useRef(first);
  useLayoutEffect(() => {
    const input = unanswered.current;
    unanswered.current = undefined;
    if (input === 'revisit') open();
    else if (input) onClick(input);
  });

  useClasses(elements.containers, () => ({
    [Class.hide]: view === 'closed' || (isOpen && hasModal),
    [Class.expand]: isOpen && !hasModal,
  }));
  useClasses(elements.overlays, () => ({ [Class.hide]: !isOpen }));
  useClasses(elements.modals, () => ({ [Class.modalOpen]: isOpen }));
  // A closed sidebar is only off-screen, so its controls would stay focusable.
  useAttributes(elements.modals, () => ({ inert: isOpen ? null : '' }));
  useClasses(elements.revisits, () => ({
    [Class.revisitHide]: view !== 'closed' || !hasRevisit,
  }));
  useAttributes(elements.openers, () => ({ 'aria-expanded': hasModal ? undefined : isOpen }));
  useStyleSheet(calm);
  useSwitches(props, draft, (tick) =>
    setState((state) => ({ ...state, draft: tick(state.draft) })),
  );
  useAccordion(props);
  useDescription(props);
  useDialog(props, view, rest);
  useUncoveredFocus(props);
  useAnnouncement(saves > 0 ? page.labels(['consentSaved', 'Your choice is saved']) : '', saves);
  return null;
}

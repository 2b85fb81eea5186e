import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAttributes, useClasses, useListen, useStyleSheet } from '../../runtime/dom';
import type { Choice } from '../../runtime/consent-gate';
import { restingState } from '../rules/banner-state';
import { Class, PREVIEW_PARAMETER, TAG } from '../names';
import type { BannerProps } from './banner-props';
import { useAccordion } from './use-accordion';
import { useDescription } from './use-description';
import { useDialog } from './use-dialog';
import { useSwitches } from './use-switches';
import { useUncoveredFocus } from './use-uncovered-focus';
import { confirmation } from '../lazy';

/**
 * The sheets of the templates move things for up to a second, and paint switches with backgrounds that
 * forced colours take away.
 */
const calm = `@media (prefers-reduced-motion: reduce) {
  .cky-modal, .cky-consent-container, .cky-preference-wrapper, .cky-preference-center { transition: none !important; animation: none !important; }
}
@media (forced-colors: active) { .cky-switch input { appearance: auto !important } .cky-switch ::before { display: none !important; }
}`;

export function Banner(props: BannerProps) {
  const { page, guard, control, config, parts } = props;
  const { categories } = guard;
  const { document: doc, window: win } = page;
  const hasRevisit = config._bannerConfig.config.revisitConsent.status;
  const hasModal = parts.modals.length > 0;

  const resting = () => restingState(guard.record(), guard);
  const [{ view, draft }, setState] = useState(() => {
    const isPreview = new URLSearchParams(win.location.search).get(PREVIEW_PARAMETER) === 'true';
    return isPreview ? { ...resting(), view: 'notice' as const } : resting();
  });
  const isOpen = view === 'center';
  const rest = () => setState(resting());
  // Classic under ccpa has no dialog: the first layer is all there is.
  const open = () => setState({ draft, view: parts.center ? 'center' : 'notice' });
  /** The dialog stays while it says that the opt-out is in force. */
  const isConfirming = useRef(false);
  useEffect(
    () =>
      guard.subscribe(() => {
        if (!isConfirming.current) setState(restingState(guard.record(), guard));
      }),
    [guard],
  );

  const choiceOf = (kind: 'accept' | 'reject' | 'save'): Choice => {
    if (parts.optOut) return { kind: 'opt-out', isOptedOut: draft.isOptedOut };
    // A category without a switch counts as not ticked.
    const isTicked = (slug: string) => draft.slugs.has(slug) && parts.switchesOf(slug).length > 0;
    const slugs = categories.map(({ slug }) => slug).filter(isTicked);
    return kind === 'save' ? { kind, slugs } : { kind };
  };
  const openOrClose = () => (isOpen && !hasModal ? rest() : open());
  // Not a passive effect: a script may save in the frame in which the visitor ticks.
  useLayoutEffect(() => control.attach({ revisit: open, draft: () => choiceOf('save') }));

  const accept = () => control.decide(choiceOf('accept'));
  const reject = () => control.decide(choiceOf('reject'));
  const save = () => {
    if (!parts.optOut || !draft.isOptedOut || parts.find('optout-success').length === 0) {
      return control.decide(choiceOf('save'));
    }
    isConfirming.current = true;
    page
      .load(confirmation)
      .then(({ confirmOptOut }) => {
        const over = confirmOptOut(page, parts);
        control.decide(choiceOf('save'), over);
        return over;
      })
      .catch((error: unknown) => {
        page.report({ source: 'consent-banner', phase: 'load', error });
        control.decide(choiceOf('save'));
      })
      .finally(() => {
        isConfirming.current = false;
        rest();
      });
  };
  const actions: Readonly<Record<string, () => void>> = {
    'accept-button': accept,
    'detail-accept-button': accept,
    'reject-button': reject,
    'detail-reject-button': reject,
    'detail-save-button': save,
    'detail-category-preview-save-button': save,
    'optout-confirm-button': save,
    'close-button': () => control.decide({ kind: 'close' }),
    'settings-button': openOrClose,
    'donotsell-button': () =>
      parts.center ? openOrClose() : control.decide({ kind: 'opt-out', isOptedOut: true }),
    'detail-close': rest,
    'optout-close': rest,
    'optout-cancel-button': rest,
    'revisit-consent': open,
    'placeholder-title': open,
  };

  // On the document, so that buttons that owners place in their pages work as well.
  useListen(doc, 'click', (event) => {
    const target = event.target as Element;
    if (parts.overlays.some((overlay) => overlay === target)) return rest();
    const found = target.closest?.(`[${TAG}], .${Class.bannerElement}`);
    if (!found) return;
    const tag = found.getAttribute(TAG) ?? '';
    const action = found.classList.contains(Class.bannerElement) ? open : actions[tag];
    if (!action || !Object.hasOwn(actions, tag || 'revisit-consent')) return;
    if (found.getAttribute('href')?.startsWith('#')) event.preventDefault();
    action();
  });

  useClasses(parts.containers, () => ({
    [Class.hide]: view === 'closed' || (isOpen && hasModal),
    [Class.expand]: isOpen && !hasModal,
  }));
  useClasses(parts.overlays, () => ({ [Class.hide]: !isOpen }));
  useClasses(parts.modals, () => ({ [Class.modalOpen]: isOpen }));
  // A closed side bar is only out of sight, so its controls could still be reached.
  useAttributes(parts.modals, () => ({ inert: isOpen ? null : '' }));
  useClasses(parts.revisits, () => ({
    [Class.revisitHide]: view !== 'closed' || !hasRevisit,
  }));
  useAttributes(parts.openers, () => ({ 'aria-expanded': hasModal ? undefined : isOpen }));
  useStyleSheet(calm);
  useSwitches(props, draft, (next) => setState({ view, draft: next }));
  useAccordion(props);
  useDescription(props);
  useDialog(props, view, rest);
  useUncoveredFocus(props);
  return null;
}

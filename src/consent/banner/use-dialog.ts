import { useLayoutEffect, useRef } from 'react';
import { pressWithKeys, useListen } from '../../runtime/dom';
import { TAG } from '../names';
import type { BannerState } from '../rules/banner-state';
import type { BannerProps } from './banner-props';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** No transition of a template is longer, in milliseconds. */
const LATEST_MS = 1000;

/**
 * Puts the focus into what is about to be seen. A transition from `visibility: hidden` takes none
 * before it has begun. Returns what ends the trying.
 */
const focusOnceSeen = (element: HTMLElement, win: Window): (() => void) => {
  const until = performance.now() + LATEST_MS;
  let frame = 0;
  const attempt = () => {
    element.focus();
    const isIn = element.contains(element.ownerDocument.activeElement);
    if (!isIn && performance.now() < until) frame = win.requestAnimationFrame(attempt);
  };
  attempt();
  return () => win.cancelAnimationFrame(frame);
};

const isReachable = (element: HTMLElement) =>
  element.getClientRects().length > 0 && !element.matches(':disabled');

/**
 * Focus of the preference centre: in on opening, back to the opener on closing, kept inside while a
 * modal is open; after a choice on the revisit button, because what had it is gone. Where the focus
 * can go is looked up at each Tab, because rows come and go.
 */
export const useDialog = (
  { page: { document: doc, window: win }, parts }: BannerProps,
  view: BannerState['view'],
  close: () => void,
): void => {
  const { center, revisits, roots } = parts;
  const isOpen = view === 'center';
  const opener = useRef<Element | null>(null);
  const before = useRef(view);
  const isModal = parts.modals.length > 0;

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
    const candidates = [from === 'center' && (opener.current as HTMLElement | null), revisit];
    const next = candidates.find(
      (element) => element && element !== doc.body && isReachable(element),
    );
    if (next) next.focus();
    return undefined;
  }, [view, isOpen, center, revisits, roots, doc, win]);

  useListen<KeyboardEvent>(doc, 'keydown', (event) => {
    const { target, key, shiftKey } = event;
    // Links that have lost their script address and texts of placeholders are buttons now.
    if ((target as Element).matches?.(`[${TAG}][role="button"]`)) pressWithKeys(event);
    if (!isOpen || !center) return;
    if (key === 'Escape') close();
    if (key !== 'Tab' || !isModal) return;
    const stops = [...center.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
    const edge = shiftKey ? stops[0] : stops.at(-1);
    const isOutside = !center.contains(doc.activeElement);
    const isAtStart = shiftKey && doc.activeElement === center;
    if (doc.activeElement !== edge && !isOutside && !isAtStart) return;
    event.preventDefault();
    (shiftKey ? stops.at(-1) : stops[0])?.focus();
  });
};

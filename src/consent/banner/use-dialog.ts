import { useLayoutEffect, useRef } from 'react';
import { pressWithKeys, useListen } from '../../runtime/dom';
import { TAG } from '../names';
import type { BannerProps } from './banner-props';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

const isReachable = (element: HTMLElement) =>
  element.getClientRects().length > 0 && !element.matches(':disabled');

/**
 * Focus of the preference centre: in on opening, back to the opener on closing, kept inside while a
 * modal is open. Where the focus goes is looked up at each Tab, because rows come and go.
 */
export const useDialog = (
  { page: { document: doc }, parts }: BannerProps,
  isOpen: boolean,
  close: () => void,
): void => {
  const { center, revisits } = parts;
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  const isModal = parts.modals.length > 0;

  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isOpen) {
      opener.current = doc.activeElement;
      center?.focus();
      return;
    }
    const revisit = revisits[0]?.querySelector<HTMLElement>('button');
    const candidates = [opener.current as HTMLElement | null, revisit];
    candidates.find((element) => element && element !== doc.body && isReachable(element))?.focus();
  }, [isOpen, center, revisits, doc]);

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

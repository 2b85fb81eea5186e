import { useLayoutEffect, useRef } from 'react';
import { useListen } from '../../runtime/dom';
import { focusOnceSeen, isReachable, pressInDialog, pressWithKeys } from '../../runtime/kit';
import { TAG } from '../names';
import type { BannerState } from '../rules/banner-state';
import type { BannerProps } from './banner-props';

/**
 * Focus of the preference centre: in on opening, back to the opener on closing, kept inside while a
 * modal is open; after a choice on the revisit button, because what had it is gone.
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
    const { target, key } = event;
    // Links that have lost their script address and texts of placeholders are buttons now.
    if ((target as Element).matches?.(`[${TAG}][role="button"]`)) pressWithKeys(event);
    if (!isOpen || !center) return;
    if (isModal || key === 'Escape') pressInDialog(event, center, close);
  });
};

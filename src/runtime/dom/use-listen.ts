import { useLayoutEffect, useRef } from 'react';
import { guarded } from './guarded';
import { useScope } from './island-context';

/**
 * Listens while the island is mounted. The listener may change at each render without being bound
 * again; without a target nothing is bound.
 */
export const useListen = <E extends Event = Event>(
  target: EventTarget | null | undefined,
  type: string,
  listener: (event: E) => void,
  { capture = false }: { readonly capture?: boolean } = {},
): void => {
  const { page, name } = useScope();
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  // Not a passive effect: a deferred click is repeated as soon as the island is mounted.
  useLayoutEffect(() => {
    if (!target) return;
    const guardedListener = guarded<E>((event) => latest.current(event), page.report, name);
    // Without an AbortSignal: for a thousand listeners, an object each costs more.
    target.addEventListener(type, guardedListener, capture);
    return () => target.removeEventListener(type, guardedListener, capture);
  }, [target, type, page, name, capture]);
};

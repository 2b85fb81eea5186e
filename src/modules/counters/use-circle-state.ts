import { useState } from 'react';
import { useListen, useScope, useStore } from '../../runtime/dom';
import type { CircleState } from './circle-colours';
import * as names from './names';

/** For which state a circle is drawn: pointed at, stuck, or the device's own. */
export const useCircleState = (inner: HTMLElement): CircleState => {
  const { page, root } = useScope();
  const { breakpoint } = useStore(page.stores.$viewport);
  const [isHovered, setHovered] = useState(false);
  const [isStuck, setStuck] = useState(() => inner.closest(names.stickyModule) !== null);
  useListen(root, 'mouseenter', () => setHovered(true));
  useListen(root, 'mouseleave', () => setHovered(false));
  const stickyId = inner.getAttribute(names.stickyId);
  const onSticky = ({ type, detail }: CustomEvent<{ stickyId?: unknown } | null>) => {
    if (stickyId && detail?.stickyId === stickyId) setStuck(type === names.stickyStart);
  };
  useListen(page.window, names.stickyStart, onSticky);
  useListen(page.window, names.stickyEnd, onSticky);
  return isHovered ? 'hover' : isStuck ? 'sticky' : breakpoint;
};

import { useEffect, useState } from 'react';
import { useScope, waypoint } from '../../runtime/dom';

/** Whether an element has come into view; it stays so. */
export const useSeen = (element: Element): boolean => {
  const { page } = useScope();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => waypoint(page, element, () => setSeen(true)), [page, element]);
  return isSeen;
};

import { useState } from 'react';
import { useScope } from './island-context';

/** Generated ids for elements; the page counts them, so islands never collide. */
export const useIds = (count: number): readonly string[] => {
  const { page } = useScope();
  const [ids] = useState(() => Array.from({ length: count }, () => page.nextId()));
  return ids;
};

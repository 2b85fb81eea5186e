import { useState } from 'react';
import { useHashState, useScope } from '../../runtime/dom';

const pageOf = (value: string | undefined) => (/^\d{1,4}$/.test(value ?? '') ? Number(value) : 1);

/**
 * The page of a list. The address keeps it where the module has an id (`valueIndex` says which of its
 * values), else the module itself; a page that does not exist means the nearest one that does.
 */
export const usePages = (length: number, size: number, valueIndex: number) => {
  const { root } = useScope();
  const [values, write] = useHashState(root.id);
  const [own, setOwn] = useState<number | null>(null);
  const count = Math.max(1, Math.ceil(length / size));
  const wanted = root.id ? pageOf(values?.[valueIndex]) : (own ?? 1);
  return {
    page: Math.min(Math.max(wanted, 1), count),
    count,
    /** The page links change to a window around the active one with the first move. */
    hasMoved: own !== null || values?.[valueIndex] !== undefined,
    choose(page: number) {
      setOwn(page);
      write([...(values ?? []).slice(0, valueIndex), String(page)]);
    },
  };
};

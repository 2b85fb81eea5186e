import { useCallback } from 'react';
import { useScope } from './island-context';
import { useStore } from './use-store';

export type HashValues = readonly string[] | undefined;

/**
 * A module's values in the address, and the setter. Without an id there is no state in the address
 * (divi-modules.md §5.1).
 */
export const useHashState = (id: string): [HashValues, (values: readonly string[]) => void] => {
  const { page } = useScope();
  const { hash } = page;
  useStore(hash.$hash);
  const write = useCallback((next: readonly string[]) => hash.write(id, next), [hash, id]);
  return [id ? hash.read(id) : undefined, write];
};

import { useCallback, useEffect, useState } from 'react';
import { useScope } from './island-context';

export type HashValues = readonly string[] | undefined;

/**
 * A module's values in the address and how to write them. Without an id there is no state in the
 * address (divi-modules.md §5.1).
 */
export const useHashState = (id: string): [HashValues, (values: readonly string[]) => void] => {
  const { page } = useScope();
  const { hash } = page;
  const [values, setValues] = useState<HashValues>(() => (id ? hash.read(id) : undefined));
  useEffect(() => (id ? hash.$hash.listen(() => setValues(hash.read(id))) : undefined), [hash, id]);
  const write = useCallback((next: readonly string[]) => hash.write(id, next), [hash, id]);
  return [values, write];
};

import { createContext, useContext } from 'react';
import type { Page } from '../page';
import type { Changes } from './changes';

/** What the hooks of one mounted island share. */
export interface IslandScope {
  readonly name: string;
  readonly root: HTMLElement;
  readonly page: Page;
  readonly changes: Changes;
  /** Ends with the island. */
  readonly signal: AbortSignal;
}

export const IslandContext = createContext<IslandScope | null>(null);

export const useScope = (): IslandScope => {
  const scope = useContext(IslandContext);
  if (!scope) throw new Error('This hook works only inside an island.');
  return scope;
};

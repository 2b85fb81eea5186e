import { createContext, useContext } from 'react';
import type { Page } from '../page';
import type { Changes } from './changes';

/** Shared by the hooks of one mounted island. */
export interface IslandScope {
  readonly name: string;
  readonly root: HTMLElement;
  readonly page: Page;
  readonly changes: Changes;
  /** Aborted when the island ends. */
  readonly signal: AbortSignal;
}

export const IslandContext = createContext<IslandScope | null>(null);

export const useScope = (): IslandScope => {
  const scope = useContext(IslandContext);
  if (!scope) throw new Error('This hook works only inside an island.');
  return scope;
};

import type { ConsentGate } from '../../runtime/consent-gate';
import { CONFIG } from '../names';
import { findRemoteGate } from './find-remote-gate';

/** Holds nothing back, so it grants nothing either. */
const closedGate: ConsentGate = Object.freeze({
  state: () => ({ status: 'undecided', law: 'gdpr', categories: {} }) as const,
  isGranted: () => false,
  categoriesOf: () => [],
  isUrlAllowed: () => true,
  subscribe: () => () => {},
  refresh: () => {},
});

/**
 * Replaces the guard on sites without a consent plugin. The banner of another script is still
 * respected; where a page has the plugin's configuration after all, the visitor counts as
 * undecided.
 */
export const withoutGuard = (win: Window): ConsentGate | null => {
  const remote = findRemoteGate(win);
  if (remote || !Object.hasOwn(win, CONFIG)) return remote;
  console.warn('[skerry] skerry.core.js has no consent banner: name skerry.js in the tag');
  return closedGate;
};

import type { ConsentGate, ConsentGuard } from '../../runtime/consent-gate';
import { CONFIG } from '../names';
import { findRemoteGate } from './find-remote-gate';
import { readConfig } from './read-config';
import { startGuard } from './start-guard';

/**
 * Starts the guard with the page's configuration: immediately, or within the statement that assigns
 * it where the script tag comes first. Later callers get the guard, the gate of another script that
 * owns the banner, or null.
 */
export const guardOnceConfigured = (
  win: Window & typeof globalThis,
): (() => ConsentGate | null) => {
  let guard: ConsentGuard | null = null;
  // A named element is not the configuration.
  if (Object.hasOwn(win, CONFIG)) guard = startGuard(win);
  else {
    Object.defineProperty(win, CONFIG, {
      configurable: true,
      set(value) {
        Reflect.deleteProperty(win, CONFIG);
        Object.assign(win, { [CONFIG]: value });
        guard = startGuard(win);
      },
    });
  }
  // The guard stops where the plugin's own script follows.
  return () =>
    guard && !guard.isStopped()
      ? guard
      : findRemoteGate(win, readConfig(Reflect.get(win, CONFIG)).law);
};

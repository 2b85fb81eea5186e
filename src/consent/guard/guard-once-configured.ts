import type { ConsentGate, ConsentGuard } from '../../runtime/consent-gate';
import { CONFIG } from '../names';
import { findRemoteGate } from './find-remote-gate';
import { readConfig } from './read-config';
import { startGuard } from './start-guard';

/**
 * Starts the guard with the page's configuration: at once, or in the very statement that assigns it
 * where the script tag stands before it. Later callers get the
 * guard, the gate of another script that owns the banner, or null.
 */
export const guardOnceConfigured = (
  win: Window & typeof globalThis,
): (() => ConsentGate | null) => {
  let guard: ConsentGuard | null = null;
  // An element of that name shadows nothing yet.
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
  // It stops where the plugin's own script comes after it.
  return () =>
    guard && !guard.isStopped()
      ? guard
      : findRemoteGate(win, readConfig(Reflect.get(win, CONFIG)).law);
};

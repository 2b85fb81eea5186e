import type { ConsentGate, ConsentGuard } from '../../runtime/consent-gate';
import { CONFIG } from '../names';
import { findRemoteGate } from './find-remote-gate';
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
      get: () => undefined,
      set(value) {
        const plain = { value, configurable: true, enumerable: true, writable: true };
        Object.defineProperty(win, CONFIG, plain);
        guard = startGuard(win);
      },
    });
  }
  // It stops where the plugin's own script comes after it.
  return () => (guard && !guard.isStopped() ? guard : findRemoteGate(win));
};

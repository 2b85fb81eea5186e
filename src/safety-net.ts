import { reportMissing } from './runtime/faults/report-missing';
import { allOriginals } from './runtime/originals/choose';
import { ORIGINAL } from './runtime/originals/names';
import { needsConsent } from './runtime/originals/needs-consent';
import type { Originals } from './runtime/originals/order';
import { ends, activateScript } from './runtime/originals/activate-script';

/** Inlined by the build: true in `safety-net-faults.js`, for sites that collect fault reports. */
declare const SKERRY_REPORTS: boolean;

/**
 * Printed by the plugin beside the tag: detects that the loader failed to load and has the old
 * scripts restored. Where the file for that fails too, it runs them itself, one after another,
 * without repeating past events.
 */
const doc = document;
const tag = doc.currentScript as HTMLScriptElement | null;
const address = tag?.dataset.originals ?? new URL('originals.js', tag?.src ?? doc.baseURI).href;
const claim = Symbol.for('skerry');
let isReported = false;

const runAlone = async () => {
  console.warn('[skerry] skerry.js failed to load: the old scripts run');
  for (const script of allOriginals(doc)) {
    if (needsConsent(window, script)) continue;
    const ended = new Promise((resolve) => {
      script.onload = script.onerror = resolve;
    });
    if (activateScript(script) && ends(script)) await ended;
  }
};

const look = (event: Event) => {
  // A loader that was made asynchronous may still load until then.
  const isEarly = event.type !== 'load' && doc.querySelector('script[async][src*="skerry"]');
  if (isEarly || Object.hasOwn(window, claim)) return;
  // Without old scripts on the page it runs twice.
  if (SKERRY_REPORTS && !isReported) {
    isReported = true;
    reportMissing(window, new URL('.', address).href);
  }
  if (!doc.querySelector(`script[${ORIGINAL}]`)) return;
  // From here on, a loader that loads after all does nothing.
  Object.defineProperty(window, claim, { value: true });
  (import(address) as Promise<Originals>).then(
    ({ restore }) => restore(window, { reason: 'missing' }),
    runAlone,
  );
};
doc.addEventListener('DOMContentLoaded', look);
window.addEventListener('load', look);

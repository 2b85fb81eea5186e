import { reportMissing } from './runtime/faults/report-missing';
import { allOriginals } from './runtime/originals/choose';
import { ORIGINAL } from './runtime/originals/names';
import { needsConsent } from './runtime/originals/needs-consent';
import type { Originals } from './runtime/originals/order';
import { ends, wakeScript } from './runtime/originals/wake-script';

/** Put in by the build: true in `safety-net-faults.js`, which sites have that want to hear of faults. */
declare const SKERRY_TELLS: boolean;

/**
 * What the plugin prints beside the tag: sees that the loader has not come and has the old scripts brought
 * back. Where the file for that does not come either it runs them itself, one after the other, without
 * repeating events that are past.
 */
const doc = document;
const tag = doc.currentScript as HTMLScriptElement | null;
const address = tag?.dataset.originals ?? new URL('originals.js', tag?.src ?? doc.baseURI).href;
const claim = Symbol.for('skerry');
let isTold = false;

const runAlone = async () => {
  console.warn('[skerry] skerry.js did not come: the old scripts run');
  for (const script of allOriginals(doc)) {
    if (needsConsent(window, script)) continue;
    const ended = new Promise((resolve) => {
      script.onload = script.onerror = resolve;
    });
    if (wakeScript(script) && ends(script)) await ended;
  }
};

const look = (event: Event) => {
  // A loader that has been made asynchronous may come until then.
  const isEarly = event.type !== 'load' && doc.querySelector('script[async][src*="skerry"]');
  if (isEarly || Object.hasOwn(window, claim)) return;
  // Where no old script stands on the page it looks twice.
  if (SKERRY_TELLS && !isTold) {
    isTold = true;
    reportMissing(window, new URL('.', address).href);
  }
  if (!doc.querySelector(`script[${ORIGINAL}]`)) return;
  // From here on a loader that comes all the same does nothing.
  Object.defineProperty(window, claim, { value: true });
  (import(address) as Promise<Originals>).then(
    ({ handBack }) => handBack(window, { reason: 'missing' }),
    runAlone,
  );
};
doc.addEventListener('DOMContentLoaded', look);
window.addEventListener('load', look);

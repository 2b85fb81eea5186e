import { ORIGINAL } from './runtime/originals/names';
import { needsConsent } from './runtime/originals/needs-consent';
import type { Originals } from './runtime/originals/order';
import { wakeScript } from './runtime/originals/wake-script';

/**
 * What the plugin prints beside the tag: sees that the loader has not come and has the old scripts brought
 * back. Where the file for that does not come either it runs them itself, one after the other, without
 * repeating events that are past.
 */
const doc = document;
const tag = doc.currentScript as HTMLScriptElement | null;
const address = tag?.dataset.originals ?? new URL('originals.js', tag?.src ?? doc.baseURI).href;
const claim = Symbol.for('skerry');

const isInert = (script: Element) => script.hasAttribute(ORIGINAL);
const fileOf = ({ src }: HTMLScriptElement) => src.split(/[?#]/, 1)[0];

const runAlone = async () => {
  Object.defineProperty(window, claim, { value: true });
  console.warn('[skerry] skerry.js did not come: the old scripts run');
  const live = new Set([...doc.scripts].filter((each) => !isInert(each)).map(fileOf));
  for (const script of doc.querySelectorAll<HTMLScriptElement>(`script[${ORIGINAL}]`)) {
    // Nothing runs twice, and nothing without consent; scripts for old engines never end.
    if (script.noModule || needsConsent(window, script)) continue;
    if (script.src && live.has(fileOf(script))) continue;
    const ended = new Promise((resolve) => {
      script.onload = script.onerror = resolve;
    });
    if (wakeScript(script) && script.src) await ended;
  }
};

let isAsked = false;
const look = (event: Event) => {
  // A loader that has been made asynchronous may come until then.
  const isEarly = event.type !== 'load' && doc.querySelector('script[async][src*="skerry"]');
  if (isAsked || isEarly || Object.hasOwn(window, claim)) return;
  if (!doc.querySelector(`script[${ORIGINAL}]`)) return;
  isAsked = true;
  (import(address) as Promise<Originals>).then(
    ({ handBack }) => handBack(window, { reason: 'missing' }),
    runAlone,
  );
};
doc.addEventListener('DOMContentLoaded', look);
window.addEventListener('load', look);

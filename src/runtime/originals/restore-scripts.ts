import { chooseOriginals, fallTogether } from './choose';
import { exceedsLimit } from './limits';
import { HANDLE } from './names';
import type { Fallback } from './fallback';
import { needsConsent } from './needs-consent';
import type { Originals } from './order';
import { revive } from './revive';

const WHY = {
  off: 'Skerry is switched off',
  missing: 'skerry.js failed to load',
  start: 'Skerry could not start',
  fault: 'too many faults',
  'stands down': 'another script of the same product is there',
} as const;

/** On cached pages: the place for the visitor's variant of an A/B test. */
const WAITING = '.et_pb_subject_placeholder';
const CLAIM = Symbol.for('skerry');

let earlier: Promise<unknown> = Promise.resolve();
/**
 * Scripts announced already: a second fault must not announce them again while both wait for the
 * page to be parsed.
 */
const announced = new WeakSet<HTMLScriptElement>();

const nameOf = (script: HTMLScriptElement) =>
  script.getAttribute(HANDLE) ?? script.getAttribute('src') ?? 'inline';

/** Hands a page, or some families, back to the old scripts that are inert on it. */
export const restore: Originals['restore'] = async (win, order) => {
  const { document: doc } = win;
  const { reason, families, fault, end, entries } = order;
  if (families && fault) {
    const { onLine: isOnline } = win.navigator;
    const hasBegun = (family: string) =>
      entries?.().some((entry) => entry.definition.family === family && entry.status === 'mounted');
    // Its old script is that of the modules, which work; it is only worth running for a place that
    // stays empty.
    const isBorne = (family: string) => family === 'abtest' && !doc.querySelector(WAITING);
    const exceeds = (family: string) =>
      !isBorne(family) &&
      exceedsLimit(family, fault, { isOnline, hasBegun: hasBegun(family) === true });
    if (!families.some((family) => exceeds(family))) return;
  }
  // A loader that loads later, delayed by an optimiser, does nothing.
  if (!Object.hasOwn(win, CLAIM)) Object.defineProperty(win, CLAIM, { value: true });
  const fallen = families ? fallTogether(doc, families) : null;
  // Where the loader works, its guard does too, and holds what has to wait.
  const isGuarded = reason !== 'missing' && reason !== 'off';
  const mayRun = (script: HTMLScriptElement) => isGuarded || !needsConsent(win, script);
  const choose = () => chooseOriginals(doc, fallen).filter(mayRun);
  const scripts = choose().filter((script) => !announced.has(script));
  if (!scripts[0]) return;
  for (const script of scripts) announced.add(script);
  const error = fault?.error ?? order.error;
  const detail: Fallback = {
    reason,
    families: [...(fallen ?? [])],
    scripts: [...new Set(scripts.map(nameOf))],
    ...(error === undefined ? {} : { error }),
  };
  if (fallen) end?.(fallen);
  console.warn(`[skerry] the old scripts run again (${WHY[reason]})`, detail);
  doc.dispatchEvent(new win.CustomEvent('skerry:fallback', { detail }));
  const run = () =>
    // Chosen again: another family may have revived some of them since.
    revive(win, choose, (element, source) => {
      const lost = {
        source,
        phase: 'load',
        error: new Error('The old script failed to load.'),
        element,
      };
      const event = new win.CustomEvent('skerry:error', { cancelable: true, detail: lost });
      if (doc.dispatchEvent(event)) console.error(`[skerry] ${source} (load)`, lost.error);
    });
  earlier = earlier.then(run, run);
  await earlier;
};

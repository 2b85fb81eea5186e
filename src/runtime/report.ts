/** Phase in which a mount failed. */
export type Phase = 'load' | 'mount' | 'event' | 'unmount' | 'start' | 'config' | 'call';

export interface Fault {
  /** The failed island, controller or service. */
  readonly source: string;
  readonly phase: Phase;
  readonly error: unknown;
  readonly element?: Element | undefined;
}

export interface Report {
  (fault: Fault): void;
  /** Faults reported so far, oldest first. */
  readonly faults: readonly Fault[];
}

/** Enough to diagnose, few enough not to fill memory on a page that fails in a loop. */
const MAX_KEPT = 200;

/**
 * All errors go through here: dispatches the cancelable `skerry:error` on the document and, unless
 * a listener prevents it, logs one line. The same fault of the same element is reported once.
 */
export const createReport = (doc: Document): Report => {
  const faults: Fault[] = [];
  const seen = new WeakMap<object, Set<string>>();

  const isRepeated = ({ source, phase, error, element }: Fault) => {
    const key = `${source} ${phase} ${String(error)}`;
    const owner = element ?? doc;
    const known = seen.get(owner) ?? new Set();
    if (known.has(key)) return true;
    seen.set(owner, known.add(key));
    return false;
  };

  const report = (fault: Fault) => {
    if (isRepeated(fault)) return;
    if (faults.length < MAX_KEPT) faults.push(fault);
    const event = new CustomEvent('skerry:error', { cancelable: true, detail: fault });
    if (!doc.dispatchEvent(event)) return;
    console.error(`[skerry] ${fault.source} (${fault.phase})`, fault.error, fault.element ?? '');
  };

  return Object.assign(report, { faults });
};

import type { Options } from '../loader/read-options';
import type { Fault } from '../report';
import { describeFault } from './describe-fault';

/** Maximum of reports that one page sends. */
const MOST_SENT = 5;

/**
 * Whether it is a fault as `skerry:error` carries it; scripts of the page may dispatch that with
 * anything.
 */
const isFault = (detail: unknown): detail is Fault =>
  typeof detail === 'object' &&
  detail !== null &&
  'error' in detail &&
  'source' in detail &&
  'phase' in detail &&
  typeof detail.source === 'string' &&
  typeof detail.phase === 'string';

/** The absolute address if it is of the same origin. */
const ownAddress = (address: string, { href, origin }: Location): string | null => {
  try {
    const url = new URL(address, href);
    return url.origin === origin ? url.href : null;
  } catch {
    return null;
  }
};

/** Reports faults to the site: a sample of pages, each fault once, up to a limit. */
export const createFaultReporter = (
  win: Window,
  version: string,
  random: () => number = Math.random,
) => {
  const drawn = random();
  const sent = new Set<string>();
  /** `family` is that of the fault's source; empty for Skerry itself and for old scripts. */
  return (
    detail: unknown,
    family: string,
    { faults, faultsShare }: Pick<Options, 'faults' | 'faultsShare'>,
  ): void => {
    const { location, navigator } = win;
    const address = ownAddress(faults, location);
    if (!(drawn < faultsShare) || !address || !isFault(detail)) return;
    const text = JSON.stringify(
      describeFault(detail, {
        family,
        page: location.pathname,
        version,
        userAgent: navigator.userAgent,
      }),
    );
    if (sent.has(text) || sent.size >= MOST_SENT) return;
    sent.add(text);
    navigator.sendBeacon(address, text);
  };
};

/** Exports of `dist/faults.js`. */
export interface FaultReports {
  readonly reportFault: ReturnType<typeof createFaultReporter>;
  /** Reports a runtime that failed to start. */
  readonly reportStart: (error: unknown, options: Options) => void;
}

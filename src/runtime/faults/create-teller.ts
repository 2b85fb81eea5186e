import type { Options } from '../loader/read-options';
import type { Fault } from '../report';
import { describeFault } from './describe-fault';

interface Named {
  readonly name: string;
  readonly family: string;
}

/** Reports that one page sends at most. */
const MOST_SENT = 5;

/** A fault as `skerry:error` tells it; a script of the page may have fired that with anything. */
const isFault = (detail: unknown): detail is Fault =>
  typeof detail === 'object' &&
  detail !== null &&
  'error' in detail &&
  'source' in detail &&
  'phase' in detail &&
  typeof detail.source === 'string' &&
  typeof detail.phase === 'string';

/** The whole address where it is of the same origin. */
const ownAddress = (address: string, { href, origin }: Location): string | null => {
  try {
    const url = new URL(address, href);
    return url.origin === origin ? url.href : null;
  } catch {
    return null;
  }
};

/** Tells the site of faults: of one page in so many, each fault once, and not many. */
export const createTeller = (win: Window, version: string, random: () => number = Math.random) => {
  const drawn = random();
  const told = new Set<string>();
  return (
    detail: unknown,
    { faults, faultsShare }: Pick<Options, 'faults' | 'faultsShare'>,
    definitions: readonly Named[],
  ): void => {
    const { location, navigator } = win;
    const address = ownAddress(faults, location);
    if (!(drawn < faultsShare) || !address || !isFault(detail)) return;
    const { source } = detail;
    const name =
      source === 'divi5' ? 'modules' : definitions.find((each) => each.name === source)?.family;
    const text = JSON.stringify(
      describeFault(detail, {
        family: name ?? '',
        page: location.pathname,
        version,
        userAgent: navigator.userAgent,
      }),
    );
    if (told.has(text) || told.size >= MOST_SENT) return;
    told.add(text);
    navigator.sendBeacon(address, text);
  };
};

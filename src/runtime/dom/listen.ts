import type { Report } from '../report';
import { guarded } from './guarded';

export interface Listening {
  readonly signal: AbortSignal;
  readonly report: Report;
  /** Named in the report. */
  readonly source: string;
  readonly passive?: boolean;
  readonly capture?: boolean;
}

/** Adds a listener that ends with the signal and whose errors are reported. */
export const listen = <E extends Event = Event>(
  target: EventTarget,
  type: string,
  listener: (event: E) => void,
  { signal, report, source, passive = false, capture = false }: Listening,
): void => {
  target.addEventListener(type, guarded(listener, report, source), { signal, passive, capture });
};

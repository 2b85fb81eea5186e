import type { Report } from '../report';

export interface Listening {
  readonly signal: AbortSignal;
  readonly report: Report;
  /** Named in the report. */
  readonly source: string;
  readonly passive?: boolean;
  readonly capture?: boolean;
}

/** Adds a listener that ends with the signal; what it throws is reported, not lost. */
export const listen = <E extends Event = Event>(
  target: EventTarget,
  type: string,
  listener: (event: E) => void,
  { signal, report, source, passive = false, capture = false }: Listening,
): void => {
  target.addEventListener(
    type,
    (event) => {
      try {
        listener(event as E);
      } catch (error) {
        const element = event.target instanceof Element ? event.target : undefined;
        report({ source, phase: 'event', error, element });
      }
    },
    { signal, passive, capture },
  );
};

import type { Report } from '../report';

/** A listener whose errors are reported, not lost. `source` is named in the report. */
export const guarded =
  <E extends Event>(listener: (event: E) => void, report: Report, source: string) =>
  (event: Event): void => {
    try {
      listener(event as E);
    } catch (error) {
      const element = event.target instanceof Element ? event.target : undefined;
      report({ source, phase: 'event', error, element });
    }
  };

import type { Report } from '../report';

/** What a visitor does to an element; keys also count where no element has the focus. */
const AT_ELEMENT = /^(click|auxclick|submit|change|input|focus|mouse|pointer|touch)/;

/**
 * Such an event of the document itself has been made by another script and has no element around
 * it that a mount could ask for.
 */
const isNowhere = ({ type, target }: Event) =>
  (target as Partial<Node> | null)?.nodeType === Node.DOCUMENT_NODE && AT_ELEMENT.test(type);

/** A listener whose errors are reported, not lost. `source` is named in the report. */
export const guarded =
  <E extends Event>(listener: (event: E) => void, report: Report, source: string) =>
  (event: Event): void => {
    if (isNowhere(event)) return;
    try {
      listener(event as E);
    } catch (error) {
      const element = event.target instanceof Element ? event.target : undefined;
      report({ source, phase: 'event', error, element });
    }
  };

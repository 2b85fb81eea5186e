import type { Report } from '../report';

/** Interactions with an element; key events also occur without a focused element. */
const AT_ELEMENT = /^(click|auxclick|submit|change|input|focus|mouse|pointer|touch)/;

/**
 * Whether such an event was dispatched on the document itself, by another script: it has no element
 * that a mount could look up.
 */
const isNowhere = ({ type, target }: Event) =>
  (target as Partial<Node> | null)?.nodeType === Node.DOCUMENT_NODE && AT_ELEMENT.test(type);

/** Wraps a listener so that its errors are reported. `source` is named in the report. */
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

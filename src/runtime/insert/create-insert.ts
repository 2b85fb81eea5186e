import type { Load } from '../load';
import type { Report } from '../report';
import type { Insert } from './insert';

/** Loads the gateway at its first use; if it fails to load, nothing is inserted. */
export const createInsert = (doc: Document, report: Report, load: Load): Insert => {
  const loadDOMPurify = () => load(() => import('./sanitise-with-dompurify'));
  const use = <T>(nothing: T, call: (gateway: Insert) => Promise<T>, isTrusted?: boolean) =>
    Promise.all([
      load(() => import('./insert-html')),
      // Requested with the gateway where the browser has no sanitizer.
      isTrusted || 'Sanitizer' in window || loadDOMPurify(),
    ])
      .then(([{ gatewayOf }]) => call(gatewayOf(doc, loadDOMPurify)))
      .catch((error: unknown) => {
        report({ source: 'insert', phase: 'load', error });
        return nothing;
      });
  const nothing = () => doc.createDocumentFragment();
  return {
    fragment: (html, profile) =>
      use(nothing(), (gateway) => gateway.fragment(html, profile), profile === 'trusted'),
    elements: (...page) => use(nothing(), (gateway) => gateway.elements(...page)),
    serverFragments: () => use(null, (gateway) => gateway.serverFragments()),
  };
};

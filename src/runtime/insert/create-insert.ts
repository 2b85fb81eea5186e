import type { Load } from '../load';
import type { Report } from '../report';
import type { Insert } from './insert';

/** Fetches the gateway at its first use; where it does not come, nothing goes in. */
export const createInsert = (doc: Document, report: Report, load: Load): Insert => {
  const loadDOMPurify = () => load(() => import('./sanitise-with-dompurify'));
  const use = <T>(nothing: T, ask: (gateway: Insert) => Promise<T>, isTrusted?: boolean) =>
    Promise.all([
      load(() => import('./insert-html')),
      // Asked for with it where the browser cannot clean by itself.
      isTrusted || 'Sanitizer' in window || loadDOMPurify(),
    ])
      .then(([{ gatewayOf }]) => ask(gatewayOf(doc, loadDOMPurify)))
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

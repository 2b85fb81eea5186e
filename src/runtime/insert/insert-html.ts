import { chooseElements } from './choose-elements';
import { createServerFragment } from './create-server-fragment';
import type { Insert } from './insert';
import { parseInert } from './parse-inert';
import type { CleanProfile, Sanitise } from './profile';
import { createNativeSanitise } from './sanitise-natively';

type LoadDOMPurify = () => Promise<typeof import('./sanitise-with-dompurify')>;

/** The platform drops frames, which pages may contain, and the fallback content of objects. */
const FRAME = /<(iframe|object)\b/i;

/** Uses the platform's sanitizer where there is one, else DOMPurify; rejects on failure. */
const createGateway = (doc: Document, loadDOMPurify: LoadDOMPurify): Insert => {
  const native = createNativeSanitise(doc);
  let purify: Sanitise | undefined;

  const sanitiserFor = async (html: string, profile: CleanProfile): Promise<Sanitise> => {
    if (native && !(profile === 'page' && FRAME.test(html))) return native;
    const { createSanitiseWithDOMPurify } = await loadDOMPurify();
    purify ??= createSanitiseWithDOMPurify(doc);
    return purify;
  };

  return {
    async fragment(html, profile) {
      if (profile === 'trusted') return doc.importNode(parseInert(html, doc), true);
      const sanitise = await sanitiserFor(html, profile);
      return sanitise(html, profile);
    },
    async elements(html, choose, profile = 'form') {
      const chosen = chooseElements(html, choose, doc);
      const sanitise = await sanitiserFor(chosen.join(''), profile);
      const fragment = doc.createDocumentFragment();
      fragment.append(...chosen.map((each) => sanitise(each, profile)));
      return fragment;
    },
    async serverFragments() {
      const sanitise = await sanitiserFor('', 'form');
      return (html) => createServerFragment(html, sanitise, doc);
    },
  };
};

const gateways = new WeakMap<Document, Insert>();

/** One per document: probing the platform's sanitizer costs more than most fragments. */
export const gatewayOf = (doc: Document, loadDOMPurify: LoadDOMPurify): Insert => {
  const gateway = gateways.get(doc) ?? createGateway(doc, loadDOMPurify);
  gateways.set(doc, gateway);
  return gateway;
};

/** The gateway for server HTML; loaded at the first use. */
export { parseInert } from './parse-inert';

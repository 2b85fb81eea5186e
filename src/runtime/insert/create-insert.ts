import type { Load } from '../load';
import type { Report } from '../report';
import type { Choose } from './choose-elements';
import type { ServerFragment } from './create-server-fragment';
import type { CleanProfile, Profile, Sanitise } from './profile';

/**
 * The only gateway for HTML: parsed inert, sanitised, never executed. Resolves to a fragment that
 * belongs to the page's document. The code is fetched at the first use.
 */
export interface Insert {
  fragment(html: string, profile: Profile): Promise<DocumentFragment>;
  /** The same for some elements of a whole page, in their order; the rest is never cleaned nor kept. */
  elements(html: string, choose: Choose, profile?: CleanProfile): Promise<DocumentFragment>;
  /** For many small changes at once, of the profile `form`, made without waiting; null where the code does not come. */
  serverFragments(): Promise<((html: string) => ServerFragment) | null>;
}

/** The platform drops frames, which pages may have, and what stands in for an object. */
const FRAME = /<(iframe|object)\b/i;

/** Whether the platform seems to clean HTML; whether it does is tried with the first use. */
const hasSetHTML = ({ defaultView: win }: Document): boolean =>
  win !== null && 'Sanitizer' in win && 'setHTML' in win.Element.prototype;

export const createInsert = (doc: Document, report: Report, load: Load): Insert => {
  const loadInsertHtml = () => load(() => import('./insert-html'));
  let native: Sanitise | null | undefined;
  let purify: Sanitise | undefined;

  const loadDOMPurify = async (): Promise<Sanitise> => {
    const { createSanitiseWithDOMPurify } = await load(() => import('./sanitise-with-dompurify'));
    purify ??= createSanitiseWithDOMPurify(doc);
    return purify;
  };
  const open = async () => {
    // Both at once where both are needed.
    const [file] = await Promise.all([loadInsertHtml(), hasSetHTML(doc) ? null : loadDOMPurify()]);
    if (native === undefined) native = hasSetHTML(doc) ? file.createNativeSanitise(doc) : null;
    const sanitiserFor = (html: string, profile: CleanProfile) =>
      native && !(profile === 'page' && FRAME.test(html)) ? native : loadDOMPurify();
    return { ...file, sanitiserFor };
  };

  /** Without what sanitises nothing goes in. */
  const orElse = async <T, U>(nothing: U, use: () => Promise<T>): Promise<T | U> => {
    try {
      return await use();
    } catch (error) {
      report({ source: 'insert', phase: 'load', error });
      return nothing;
    }
  };
  const orNothing = (use: () => Promise<DocumentFragment>) =>
    orElse(null, use).then((fragment) => fragment ?? doc.createDocumentFragment());

  return {
    fragment: (html, profile) =>
      orNothing(async () => {
        if (profile === 'trusted') {
          const { parseInert } = await loadInsertHtml();
          return doc.importNode(parseInert(html, doc), true);
        }
        const { sanitiserFor } = await open();
        return (await sanitiserFor(html, profile))(html, profile);
      }),
    elements: (html, choose, profile = 'form') =>
      orNothing(async () => {
        const { chooseElements, sanitiserFor } = await open();
        const chosen = chooseElements(html, choose, doc);
        const sanitise = await sanitiserFor(chosen.join(''), profile);
        const fragment = doc.createDocumentFragment();
        fragment.append(...chosen.map((each) => sanitise(each, profile)));
        return fragment;
      }),
    serverFragments: () =>
      orElse(null, async () => {
        const { createServerFragment, sanitiserFor } = await open();
        const sanitise = await sanitiserFor('', 'form');
        return (html: string) => createServerFragment(html, sanitise, doc);
      }),
  };
};

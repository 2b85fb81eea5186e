import createDOMPurify, { type Config } from 'dompurify';
import type { Choose, CleanProfile, Profile } from './create-insert';
import { parseInert } from './parse-inert';

/** What DOMPurify drops by default and server markup needs (contract shop.md §7.2). */
const shared: Config = {
  ADD_ATTR: ['target', 'fetchpriority', 'focusable', 'autocorrect', 'allowfullscreen'],
  FORBID_TAGS: ['base', 'meta', 'link'],
  IN_PLACE: true,
};

const form: Config = {
  ...shared,
  ADD_ATTR: [...(shared.ADD_ATTR as string[]), 'form', 'inputmode'],
  // Server forms hold fields named `action`, `submit` or `title`; look-ups here go through byId.
  SANITIZE_DOM: false,
};

const profiles: Readonly<Record<CleanProfile, Config>> = {
  content: { ...shared, FORBID_TAGS: ['base', 'meta', 'link', 'form', 'input', 'button', 'style'] },
  form,
  page: {
    ...form,
    ADD_TAGS: ['iframe'],
    ADD_ATTR: [...(form.ADD_ATTR as string[]), 'allow', 'frameborder', 'scrolling'],
  },
};

const purifiers = new WeakMap<Document, ReturnType<typeof createDOMPurify>>();

/** One for each document: setting it up costs more than most pieces of HTML. */
const purifierOf = (doc: Document) => {
  const purify =
    purifiers.get(doc) ?? createDOMPurify(doc.defaultView as unknown as Window & typeof globalThis);
  purifiers.set(doc, purify);
  return purify;
};

/** Cleans what a fragment holds, in place. */
const clean = (parsed: DocumentFragment, config: Config, doc: Document) => {
  const purify = purifierOf(doc);
  for (const element of Array.from(parsed.children)) {
    // A forbidden element at the top has no parent that could drop it, so it goes here.
    try {
      purify.sanitize(element, config);
    } catch {
      element.remove();
    }
  }
};

/** Takes the chosen parts out of a whole page and sanitises only those. */
export const sanitiseParts = (
  html: string,
  choose: Choose,
  { profile, doc }: { profile: CleanProfile; doc: Document },
): DocumentFragment => {
  const parsed = parseInert(html, doc);
  const chosen = parsed.ownerDocument.createDocumentFragment();
  chosen.append(...choose(parsed));
  clean(chosen, profiles[profile], doc);
  return doc.importNode(chosen, true);
};

/** Sanitises server HTML into a fragment of `doc`. Nothing in it has run or will run. */
export const sanitise = (html: string, profile: Profile, doc: Document): DocumentFragment => {
  const parsed = parseInert(html, doc);
  if (profile !== 'trusted') clean(parsed, profiles[profile], doc);
  return doc.importNode(parsed, true);
};

import createDOMPurify, { type Config } from 'dompurify';
import { parseInert } from './parse-inert';
import {
  addedAttributes,
  type CleanProfile,
  FORM_ATTRIBUTE,
  frameAttributes,
  notInContent,
  type Sanitise,
} from './profile';

const shared: Config = {
  ADD_ATTR: addedAttributes,
  // The platform drops the content of these.
  ADD_FORBID_CONTENTS: ['object', 'use'],
  FORBID_TAGS: ['base', 'meta', 'link'],
  IN_PLACE: true,
  // Nothing is parsed here: our own policy is the only one.
  TRUSTED_TYPES_POLICY: null,
};

const form: Config = {
  ...shared,
  ADD_ATTR: [...addedAttributes, FORM_ATTRIBUTE],
  // Server forms have fields named `action`, `submit` or `title`; our lookups go through byId.
  SANITIZE_DOM: false,
};

const configs: Readonly<Record<CleanProfile, Config>> = {
  content: { ...shared, FORBID_TAGS: ['base', 'meta', 'link', ...notInContent] },
  form,
  page: {
    ...form,
    ADD_FORBID_CONTENTS: ['use'],
    ADD_TAGS: ['iframe'],
    ADD_ATTR: [...addedAttributes, FORM_ATTRIBUTE, ...frameAttributes],
  },
};

/** Sanitises with DOMPurify, in browsers without a sanitizer, and for frames, which the platform drops. */
export const createSanitiseWithDOMPurify = (doc: Document): Sanitise => {
  // Setting it up costs more than most fragments.
  const purify = createDOMPurify(doc.defaultView as Window & typeof globalThis);
  return (html, profile) => {
    const parsed = parseInert(html, doc);
    // Top-level nodes are treated like nodes inside an element.
    const root = parsed.ownerDocument.createElement('div');
    root.append(parsed);
    try {
      purify.sanitize(root, configs[profile]);
    } catch {
      // Content that it cannot sanitise is not inserted.
      root.replaceChildren();
    }
    // Left empty where it named a custom element.
    for (const element of root.querySelectorAll('[is]')) element.removeAttribute('is');
    root.normalize();
    parsed.append(...root.childNodes);
    return doc.importNode(parsed, true);
  };
};

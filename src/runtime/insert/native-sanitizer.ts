import * as allowed from './allowed-html';
import { addedAttributes, type CleanProfile, FORM_ATTRIBUTE, frameAttributes } from './profile';

type Window = globalThis.Window & typeof globalThis;

interface Name {
  readonly name: string;
  readonly namespace: string | null;
}

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
const MATH = 'http://www.w3.org/1998/Math/MathML';

const named = (names: readonly string[], namespace: string | null): readonly Name[] =>
  names.map((name) => ({ name, namespace }));

/**
 * Safe for the platform, but not for DOMPurify, which drops the first and keeps only the content of
 * the second.
 */
const UNWANTED = /^(foreignObject|semantics)$/;

const attributesOf: Readonly<Record<CleanProfile, readonly string[]>> = {
  content: [],
  form: [FORM_ATTRIBUTE],
  page: [FORM_ATTRIBUTE, ...frameAttributes],
};

/** The platform's safe list and our additions; each attribute on all elements, as with DOMPurify. */
const createConfig = (safe: SanitizerConfig, profile: CleanProfile): SanitizerConfig => {
  const safeElements = (safe.elements ?? []) as readonly SanitizerElementNamespaceWithAttributes[];
  const elements = [
    ...safeElements.filter(({ name }) => !UNWANTED.test(name)),
    ...named([...allowed.htmlElements, ...allowed.elementsWithFor], HTML),
    ...named(allowed.svgElements, SVG),
    ...named(allowed.mathElements, MATH),
  ];
  const attributes = [
    ...(safe.attributes ?? []),
    ...safeElements.flatMap((element) => element.attributes ?? []),
    ...named([...allowed.attributes, ...addedAttributes, ...attributesOf[profile]], null),
    ...named(['href', 'title'], 'http://www.w3.org/1999/xlink'),
    ...named(['space'], 'http://www.w3.org/XML/1998/namespace'),
    ...named(['xmlns', 'xlink'], 'http://www.w3.org/2000/xmlns/'),
  ] as readonly Name[];
  return {
    elements: elements.map(({ name, namespace = HTML }) => ({
      name,
      namespace,
      attributes: allowed.elementsWithFor.includes(name) ? ['for'] : [],
    })),
    // Duplicate names are an error.
    attributes: [
      ...new Map(attributes.map((each) => [`${each.namespace} ${each.name}`, each])).values(),
    ],
    dataAttributes: true,
    comments: false,
  };
};

/**
 * The platform's sanitizer for a profile. It drops unknown elements with their content, where
 * DOMPurify drops the tags only: a custom element may contain the text of a page. And it has no
 * wildcard for `aria-*`. So the names in the markup are added; superfluous ones are harmless.
 */
export const createNativeSanitizer = ({ Sanitizer }: Window, profile: CleanProfile) => {
  const sanitizer = new Sanitizer(createConfig(new Sanitizer().get(), profile));
  const elements = (sanitizer.get().elements ?? []) as readonly Name[];
  const known = new Set(elements.map(({ name }) => name.toLowerCase()));
  for (const name of allowed.droppedElements) known.add(name);

  const keepContents = (name: string) => {
    for (const namespace of [HTML, SVG, MATH]) {
      sanitizer.replaceElementWithChildren({ name, namespace });
    }
  };
  const learn = (html: string): void => {
    for (const [match, tag] of html.matchAll(/<([a-z][^\s/>]*)|\baria-[\w-]+/gi)) {
      const name = (tag ?? match).toLowerCase();
      if (known.has(name)) continue;
      known.add(name);
      if (tag) keepContents(name);
      else sanitizer.allowAttribute(name);
    }
  };
  return { sanitizer, learn };
};

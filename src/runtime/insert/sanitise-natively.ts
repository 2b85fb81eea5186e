import { type CleanProfile, notInContent, type Sanitise } from './profile';
import { createNativeSanitizer } from './native-sanitizer';

/** Schemes that navigate and run nothing; an address without a scheme is a path. */
const KNOWN_SCHEME = /^(ftps?|https?|mailto|tel|callto|sms|cid|xmpp|matrix):/i;
const SCHEME = /^[a-z][a-z+.-]*:/i;
// eslint-disable-next-line no-control-regex
const BLANK = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

const SVG = 'http://www.w3.org/2000/svg';

/** Never an address, whatever colons it contains. */
const TEXT =
  /^(alt|class|for|id|label|name|pattern|placeholder|role|summary|title|value|style|xmlns|(data|aria)-.*)$/;

const MEDIA = /^(audio|video|img|source|image|track)$/i;
const MEDIA_ADDRESS = /^(src|href|xlink:href)$/;

/** Would end its context if another script serialised the markup and parsed it again. */
const BREAKS_OUT = /--!?>|\]>|<\/(script|style|title|textarea|xmp|iframe|no(script|embed|frames))/i;

/** Fields with these names shadow properties of their form. */
const MEMBERS =
  'attributes childNodes nodeName nodeType namespaceURI textContent getAttributeNode removeAttribute ' +
  'removeAttributeNode setAttribute hasChildNodes insertBefore removeChild';

/** From the prototype: a form may contain a field named `remove`. */
const { remove, replaceWith } = Element.prototype;

const isSafeAddress = (element: Element, name: string, value: string): boolean => {
  const address = value.replace(BLANK, '');
  return (
    !SCHEME.test(address) ||
    KNOWN_SCHEME.test(address) ||
    (value.startsWith('data:') && MEDIA.test(element.localName) && MEDIA_ADDRESS.test(name))
  );
};

const stripAttributes = (element: Element, hidesNothing: (value: string) => boolean): void => {
  for (const attribute of Array.from(element.attributes)) {
    const { name } = attribute;
    const value = name === 'value' ? attribute.value : attribute.value.trim();
    const isKept =
      !BREAKS_OUT.test(value) &&
      (!/^(id|name)$/.test(name) || hidesNothing(value)) &&
      (TEXT.test(name) || isSafeAddress(element, name, value));
    if (!isKept) element.removeAttributeNode(attribute);
    else if (value !== attribute.value) attribute.value = value;
  }
};

/**
 * Removes what the platform's sanitizer allows and DOMPurify does not: addresses with unknown
 * schemes in any attribute, names that shadow properties, markup inside style sheets and
 * attributes. Trims values, so that both sanitisers give equal results.
 */
const stripLeftovers = (root: DocumentFragment, profile: CleanProfile): void => {
  const form = root.ownerDocument.createElement('form');
  const hidesNothing = (value: string) =>
    profile !== 'content' || !(value in root.ownerDocument || value in form);
  for (const each of root.querySelectorAll('form')) {
    if (MEMBERS.split(' ').some((name) => Object.hasOwn(each, name))) remove.call(each);
  }
  for (const style of root.querySelectorAll('style')) {
    if (profile === 'content' || /<[/\w!]/.test(style.textContent ?? '')) remove.call(style);
  }
  for (const inSvg of root.querySelectorAll('svg :is(title, desc) > *')) {
    if (inSvg.namespaceURI !== SVG) remove.call(inSvg);
  }
  if (profile === 'content') {
    for (const each of root.querySelectorAll(notInContent.join())) {
      replaceWith.apply(each, [...each.childNodes]);
    }
  }
  for (const element of root.querySelectorAll('*')) stripAttributes(element, hidesNothing);
  for (const { content } of root.querySelectorAll('template')) stripLeftovers(content, profile);
};

type CleaningTemplate = HTMLTemplateElement & {
  setHTML(html: string, options: { readonly sanitizer: Sanitizer }): void;
};

/**
 * Contains what must be removed, what must be kept, and content of an element in between. An
 * unknown attribute stands for event handlers, which a strict CSP would report at parsing.
 */
const PROBE =
  '<p class="a" x-b="c" data-c_d="e" aria-label="f"><x-g>h<i>j</i></x-g><script>k()</script>' +
  '<a href="javascript:l()" target="m">n</a></p><!-- o -->' +
  '<form action="/p"><input type="hidden" name="_wpnonce" value="q" x-r="s"></form>';

const CLEAN_PROBE =
  '<p class="a" data-c_d="e" aria-label="f">h<i>j</i><a target="m">n</a></p>' +
  '<form action="/p"><input type="hidden" name="_wpnonce" value="q"></form>';

const isReliable = (sanitise: Sanitise, doc: Document): boolean => {
  const shown = doc.createElement('div');
  shown.append(sanitise(PROBE, 'form'));
  return shown.innerHTML === CLEAN_PROBE;
};

/**
 * Sanitises with `setHTML`, which parses and sanitises in one step and needs no trusted type. Null
 * where it is incomplete, or replaced by another script.
 */
export const createNativeSanitise = (doc: Document): Sanitise | null => {
  const sanitizers = new Map<CleanProfile, ReturnType<typeof createNativeSanitizer>>();
  const sanitise: Sanitise = (html, profile) => {
    const win = doc.defaultView as Window & typeof globalThis;
    const { sanitizer, learn } = sanitizers.get(profile) ?? createNativeSanitizer(win, profile);
    sanitizers.set(profile, { sanitizer, learn });
    learn(html);
    // Inert, and allows rows, cells and list items at the top level.
    const template = doc.createElement('template') as CleaningTemplate;
    template.setHTML(html, { sanitizer });
    stripLeftovers(template.content, profile);
    // Where something was removed, engines differ in leaving one text node or two.
    template.content.normalize();
    return doc.importNode(template.content, true);
  };
  try {
    return isReliable(sanitise, doc) ? sanitise : null;
  } catch {
    return null;
  }
};

import { type CleanProfile, notInContent, type Sanitise } from './profile';
import { createNativeSanitizer } from './native-sanitizer';

/** Addresses that lead somewhere and run nothing; what has no scheme is a path. */
const KNOWN_SCHEME = /^(ftps?|https?|mailto|tel|callto|sms|cid|xmpp|matrix):/i;
const SCHEME = /^[a-z][a-z+.-]*:/i;
// eslint-disable-next-line no-control-regex
const BLANK = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

const SVG = 'http://www.w3.org/2000/svg';

/** Never an address, whatever colons are in it. */
const TEXT =
  /^(alt|class|for|id|label|name|pattern|placeholder|role|summary|title|value|style|xmlns|(data|aria)-.*)$/;

const MEDIA = /^(audio|video|img|source|image|track)$/i;
const MEDIA_ADDRESS = /^(src|href|xlink:href)$/;

/** Would end what it stands in if another script writes the markup as text and parses it again. */
const BREAKS_OUT = /--!?>|\]>|<\/(script|style|title|textarea|xmp|iframe|no(script|embed|frames))/i;

/** Fields of these names hide what code needs of the form that they stand in. */
const MEMBERS =
  'attributes childNodes nodeName nodeType namespaceURI textContent getAttributeNode removeAttribute ' +
  'removeAttributeNode setAttribute hasChildNodes insertBefore removeChild';

/** Of the prototype: a form may hold a field called `remove`. */
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
 * Takes away what the platform's sanitizer lets through and DOMPurify does not: addresses of unknown
 * schemes on whatever attribute, names that hide what code needs, markup inside of style sheets and
 * of attributes. White space around values goes as well, so that both give the same.
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
 * What must go, what must stay, and what an element in between holds. An unknown attribute stands for
 * handlers: those a strict CSP would report as soon as they are parsed.
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
 * Sanitises with `setHTML`, which parses and cleans in one go and needs no type of Trusted Types. Null
 * where it is not what it should be: half of it is missing, or another script has put its own there.
 */
export const createNativeSanitise = (doc: Document): Sanitise | null => {
  const sanitizers = new Map<CleanProfile, ReturnType<typeof createNativeSanitizer>>();
  const sanitise: Sanitise = (html, profile) => {
    const win = doc.defaultView as Window & typeof globalThis;
    const { sanitizer, learn } = sanitizers.get(profile) ?? createNativeSanitizer(win, profile);
    sanitizers.set(profile, { sanitizer, learn });
    learn(html);
    // Inert, and rows, cells and list items may stand at its top.
    const template = doc.createElement('template') as CleaningTemplate;
    template.setHTML(html, { sanitizer });
    stripLeftovers(template.content, profile);
    // Where something was taken out, engines leave one text or two.
    template.content.normalize();
    return doc.importNode(template.content, true);
  };
  try {
    return isReliable(sanitise, doc) ? sanitise : null;
  } catch {
    return null;
  }
};

import { createNativeSanitizer } from './native-sanitizer';
import type { CleanProfile, Sanitise } from './profile';
import { stripLeftovers } from './strip-leftovers';

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

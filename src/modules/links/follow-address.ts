import type { Start } from '../../runtime/definition';
import { targetOf } from '../../runtime/kit';
import { scrollToAnchor } from './scroll-to-anchor';

/** Far targets take longer (divi-layout.md §5.3). */
const FAR = 4000;
const FAR_MS = 1600;

/**
 * A page opened with a hash shows its top first and then goes to what the hash names (specification
 * S2.06). Visitors who came back, or have scrolled on meanwhile, are left where they are.
 */
export const followAddress: Start = ({ page, inBackground }) => {
  const { document: doc, window: win, hash } = page;
  const [navigation] = win.performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as { readonly type?: string };
  // Module state (`id|value`) belongs to its module.
  const [first] = hash.$hash.get();
  if (!first || first.values.length > 0 || (type && type !== 'navigate')) return;
  const target = targetOf(doc, win.location.hash);
  if (!target) return;
  const { scrollY, innerHeight } = win;
  const { top: distance } = target.getBoundingClientRect();
  const rest = doc.documentElement.scrollHeight - innerHeight - scrollY;
  // The browser has put the page there, as far as it goes, or left it at its top. Half a window is
  // room for pictures that came late and moved it; more is the visitor's doing.
  if (scrollY > 0 && Math.abs(Math.min(distance, rest)) > innerHeight / 2) return;
  const top = distance + scrollY;
  win.scrollTo({ top: 0, behavior: 'instant' });
  inBackground(scrollToAnchor(page, target, top > FAR ? FAR_MS : undefined));
};

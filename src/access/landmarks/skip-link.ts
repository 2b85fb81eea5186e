import * as names from '../names';
import { addStyleSheet, FOCUS_RING, focusText } from '../../runtime/kit';
import type { Start } from '../../runtime/definition';
import { skipLink } from '../../runtime/names/skerry';
import { findMain, hasSkipLink } from './find-main';

/** Above every bar, also WordPress's; out of view and of the layout until it has the focus. */
const RULES = `.${skipLink}{position:fixed;top:8px;inset-inline-start:8px;z-index:1000001;padding:12px;background:#fff;color:#000;${FOCUS_RING}}.${skipLink}:not(:focus){clip-path:inset(50%)}`;

/** The default text, where the site provides none. */
const ENGLISH = /^Skip to/;

/**
 * One main landmark (WCAG 1.3.1), and a skip link as the first tab stop, where the theme has none
 * (WCAG 2.4.1).
 */
export const startSkipLink: Start = ({ page, changes, listen, onEnd }) => {
  const { document: doc, window: win } = page;
  const { body } = doc;
  const main = findMain(doc) as HTMLElement | null;
  if (!main) return;
  if (!main.matches(names.main)) changes.setAttribute(main, 'role', 'main');
  // Without its style sheet it would be visible permanently.
  if (hasSkipLink(doc, main) || !doc.adoptedStyleSheets) return;
  if (!main.id) changes.setAttribute(main, 'id', page.nextId());
  const link = doc.createElement('a');
  link.className = skipLink;
  link.href = `#${main.id}`;
  link.textContent = page.labels('skip');
  // Pronounced in its own language, also on a page in another one.
  if (ENGLISH.test(link.textContent)) link.lang = 'en';
  listen(link, 'click', (event) => {
    // The address is kept: its hash contains the state of modules.
    event.preventDefault();
    focusText(main, changes);
    // A quarter down the window, it is clear of fixed headers.
    win.scrollBy(0, main.getBoundingClientRect().top - win.innerHeight / 4);
  });

  onEnd(addStyleSheet(doc, RULES));
  body.prepend(link);
  // Other scripts insert dialogs and banners at the start of the page too; one that insists keeps its place.
  let moves = 0;
  const observer = new win.MutationObserver(() => {
    // Moving the link would drop its focus.
    if (!link.previousElementSibling || doc.activeElement === link) return;
    body.prepend(link);
    moves += 1;
    if (moves > 2) observer.disconnect();
  });
  observer.observe(body, { childList: true });
  onEnd(() => {
    observer.disconnect();
    link.remove();
  });
};

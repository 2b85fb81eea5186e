import * as names from '../names';
import { addStyleSheet, FOCUS_RING, focusText } from '../../runtime/kit';
import type { Start } from '../../runtime/definition';
import { skipLink } from '../../runtime/names/skerry';
import { findMain, hasSkipLink } from './find-main';

/** Over every bar, also that of WordPress; out of sight and of the layout until it has the focus. */
const RULES = `.${skipLink}{position:fixed;top:8px;inset-inline-start:8px;z-index:1000001;padding:12px;background:#fff;color:#000;${FOCUS_RING}}.${skipLink}:not(:focus){clip-path:inset(50%)}`;

/** How it is said where the site says nothing. */
const ENGLISH = /^Skip to/;

/**
 * One main landmark (WCAG 1.3.1), and a link that leads there as the first stop of the keyboard, where the
 * theme has none (WCAG 2.4.1).
 */
export const startSkipLink: Start = ({ page, changes, listen, onEnd }) => {
  const { document: doc, window: win } = page;
  const { body } = doc;
  const main = findMain(doc) as HTMLElement | null;
  if (!main) return;
  if (!main.matches(names.main)) changes.setAttribute(main, 'role', 'main');
  // Without its rules it would be seen all the time.
  if (hasSkipLink(doc, main) || !doc.adoptedStyleSheets) return;
  if (!main.id) changes.setAttribute(main, 'id', page.nextId());
  const link = doc.createElement('a');
  link.className = skipLink;
  link.href = `#${main.id}`;
  link.textContent = page.labels('skip');
  // Said by a voice of its language, also on a page of another one.
  if (ENGLISH.test(link.textContent)) link.lang = 'en';
  listen(link, 'click', (event) => {
    // The address stays: hashes say which modules are open.
    event.preventDefault();
    focusText(main, changes);
    // A quarter down the window it is clear of fixed headers.
    win.scrollBy(0, main.getBoundingClientRect().top - win.innerHeight / 4);
  });

  onEnd(addStyleSheet(doc, RULES));
  body.prepend(link);
  // Dialogs and banners are put before everything else as well; who insists on that place gets it.
  let moves = 0;
  const observer = new win.MutationObserver(() => {
    // Moving the link would lose the focus.
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

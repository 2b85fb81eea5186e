import { atom } from 'nanostores';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { byId, hasModifier, makeButton, smoothScroll } from '../../runtime/kit';
import { startListsInWindow, startMobileMenu, startSecondaryMenu } from './extra-menus';
import * as extra from './extra-names';
import { startExtraNavigation } from './extra-navigation';

/** Search icons in the bar above the header or in the menu show the search field and focus it. */
const startSearches = (scope: ControllerScope): void => {
  const { page, changes, onEnd } = scope;
  for (const icon of page.document.querySelectorAll<HTMLElement>(extra.searchIcons)) {
    const search = icon.parentElement?.querySelector<HTMLElement>(extra.search);
    if (!search) continue;
    const $isOpen = atom(false);
    onEnd(
      $isOpen.subscribe((isOpen) => {
        changes.setClass(search, extra.searchVisible, isOpen);
        // The field of the menu is hidden by the style sheet.
        if (icon.matches(extra.menuSearchIcon))
          changes.setStyle(search, 'display', isOpen ? 'block' : null);
        changes.setAttribute(icon, 'aria-expanded', String(isOpen));
        const field = isOpen && search.querySelector('input');
        if (field) field.select();
      }),
    );
    makeButton(scope, icon, {
      label: page.labels('search'),
      press: () => $isOpen.set(!$isOpen.get()),
    });
  }
};

/** Features of the share window, in pixels (divi-layout.md §7.3). */
const WINDOW = 'popup,noopener,width=550,height=450';

/** The address of a link that shares by e-mail. */
const letter = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

/** Links below a story share it in a small window, by e-mail, or print it. */
const startShareLinks = ({ page, listen }: ControllerScope): void => {
  const { document: doc, window: win } = page;
  listen<MouseEvent>(doc, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(extra.shareLink);
    if (!link || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    const { networkName, shareTitle = '', shareUrl = '' } = link.dataset;
    if (networkName === extra.print) win.print();
    else if (networkName === extra.email) page.navigate(letter(shareTitle, shareUrl));
    else win.open(link.href, '_blank', WINDOW);
  });
};

/** divi-layout.md §7.2: pixels of scroll, and milliseconds. */
const AFTER = 400;
const SCROLL_MS = 800;
const TURN_MS = 10_000;

/** Index of the next post; stays while the visitor keeps the current one. */
export const nextPost = (current: number, count: number, isKept: boolean): number =>
  isKept ? current : (current + 1) % count;

/** Rotates the trending stories; stops while a visitor reads one, and under reduced motion. */
const startTrending = ({ page, changes, guard, onEnd }: ControllerScope): void => {
  const { document: doc, window: win, stores } = page;
  const posts = [...doc.querySelectorAll<HTMLElement>(extra.trendingPosts)];
  const host = posts[0]?.parentElement;
  if (!host || posts.length < 2) return;
  const $current = atom(0);
  onEnd(
    $current.subscribe((current) =>
      posts.forEach((post, index) => {
        changes.setStyle(post, 'display', index === current ? null : 'none');
        changes.setClass(post, extra.trendingLatest, index === current);
      }),
    ),
  );
  const timer = win.setInterval(
    guard(() => {
      const isRead = host.matches(':hover,:focus-within') || doc.hidden;
      const isKept = isRead || stores.$motion.get() === 'reduce';
      $current.set(nextPost($current.get(), posts.length, isKept));
    }),
    TURN_MS,
  );
  onEnd(() => win.clearInterval(timer));
};

const startBackToTop = (scope: ControllerScope): void => {
  const { page, changes, onEnd } = scope;
  const { document: doc, stores, labels } = page;
  const button = byId(doc, extra.backToTop);
  if (!button) return;
  makeButton(scope, button, {
    label: labels('toTop'),
    press: () => void smoothScroll(page, { top: () => 0, durationMs: SCROLL_MS }),
  });
  onEnd(
    stores.$scroll.subscribe(({ y }) => {
      changes.setClass(button, extra.visible, y > AFTER);
      changes.setClass(button, extra.hidden, y <= AFTER);
      changes.setAttribute(button, 'tabindex', y > AFTER ? '0' : '-1');
    }),
  );
};

/** The header of the Extra theme, and the share links of stories. */
export const startExtraHeader: Start = (scope) => {
  startExtraNavigation(scope);
  startListsInWindow(scope);
  startMobileMenu(scope);
  startTrending(scope);
  startSecondaryMenu(scope);
  startBackToTop(scope);
  startSearches(scope);
  startShareLinks(scope);
};

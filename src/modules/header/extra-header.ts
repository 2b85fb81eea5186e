import { atom } from 'nanostores';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { byId, makeButton, smoothScroll } from '../../runtime/kit';
import { startListsInWindow, startMobileMenu, startSecondaryMenu } from './extra-menus';
import * as extra from './extra-names';
import { startExtraNavigation } from './extra-navigation';
import { startSearches } from './extra-search';
import { startShareLinks } from './extra-share';

/** divi-layout.md §7.2: pixels of scroll, milliseconds. */
const AFTER = 400;
const SCROLL_MS = 800;
const TURN_MS = 10_000;

/** Which of some posts is shown next; one that the visitor keeps stays. */
export const nextPost = (current: number, count: number, isKept: boolean): number =>
  isKept ? current : (current + 1) % count;

/** One story after the other; a visitor who reads one, or has reduced motion, keeps it. */
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

/** The header of the Extra theme, and the links that share a story below it. */
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

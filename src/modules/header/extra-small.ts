import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, isOpen, makeButton, slidePart, smoothScroll } from '../../runtime/kit';
import * as extra from './extra-names';

/** divi-layout.md §7.2: pixels of scroll, milliseconds. */
const AFTER = 400;
const SCROLL_MS = 800;
const SLIDE_MS = 300;
const TURN_MS = 10_000;

/** One story after the other; a visitor who reads one, or has reduced motion, keeps it. */
const startTrending = ({ page, changes, guard, onEnd }: ControllerScope): void => {
  const { document: doc, window: win, stores } = page;
  const posts = [...doc.querySelectorAll<HTMLElement>(extra.trendingPosts)];
  const host = posts[0]?.parentElement;
  if (!host || posts.length < 2) return;
  let current = 0;
  const show = () =>
    posts.forEach((post, index) => {
      changes.setStyle(post, 'display', index === current ? null : 'none');
      changes.setClass(post, extra.trendingLatest, index === current);
    });
  show();
  const timer = win.setInterval(
    guard(() => {
      const isRead = host.matches(':hover,:focus-within') || doc.hidden;
      if (isRead || stores.$motion.get() === 'reduce') return;
      current = (current + 1) % posts.length;
      show();
    }),
    TURN_MS,
  );
  onEnd(() => win.clearInterval(timer));
};

const startSecondaryMenu = (scope: ControllerScope): void => {
  const { page, changes } = scope;
  const button = byId(page.document, extra.trendingButton);
  const menu = byId(page.document, extra.secondaryMenu);
  if (!button || !menu) return;
  changes.setAttribute(button, 'aria-expanded', String(isOpen(menu)));
  makeButton(scope, button, {
    label: page.labels('menu'),
    press() {
      const to = isOpen(menu) ? 'close' : 'open';
      changes.setClass(button, extra.toggled, to === 'open');
      changes.setClass(menu, extra.selected, to === 'open');
      changes.setAttribute(button, 'aria-expanded', String(to === 'open'));
      slidePart(scope, menu, { to, durationMs: SLIDE_MS });
    },
  });
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

/** What else the Extra theme's own script did for its frame. */
export const startExtraSmall = (scope: ControllerScope): void => {
  startTrending(scope);
  startSecondaryMenu(scope);
  startBackToTop(scope);
};

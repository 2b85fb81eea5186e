import { isOpen, makeButton, type Part, slidePart, smoothScroll } from '../../runtime/kit';
import * as extra from './extra-names';

/** Contract divi-layout-effects.md §16.4: pixels of scroll, milliseconds. */
const AFTER = 400;
const SCROLL_MS = 800;
const SLIDE_MS = 300;
const TURN_MS = 10_000;

/** One story after the other; whoever reads one, or wants less movement, keeps it. */
const startTrending = ({ page, changes, undos }: Part): void => {
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
  const timer = win.setInterval(() => {
    const isRead = host.matches(':hover,:focus-within') || doc.hidden;
    if (isRead || stores.$motion.get() === 'reduce') return;
    current = (current + 1) % posts.length;
    show();
  }, TURN_MS);
  undos.push(() => win.clearInterval(timer));
};

const startSecondaryMenu = (part: Part): void => {
  const { page, changes, find } = part;
  const button = find(extra.trendingButton);
  const menu = find(extra.secondaryMenu);
  if (!button || !menu) return;
  changes.setAttribute(button, 'aria-expanded', String(isOpen(menu)));
  makeButton(part, button, {
    label: page.labels('menu'),
    press() {
      const to = isOpen(menu) ? 'close' : 'open';
      changes.setClass(button, extra.toggled, to === 'open');
      changes.setClass(menu, extra.selected, to === 'open');
      changes.setAttribute(button, 'aria-expanded', String(to === 'open'));
      slidePart(part, menu, { to, durationMs: SLIDE_MS });
    },
  });
};

const startBackToTop = (part: Part): void => {
  const { page, changes, find, undos } = part;
  const { stores, labels } = page;
  const button = find(extra.backToTop);
  if (!button) return;
  makeButton(part, button, {
    label: labels('toTop'),
    press: () => void smoothScroll(page, { top: () => 0, durationMs: SCROLL_MS }),
  });
  undos.push(
    stores.$scroll.subscribe(({ y }) => {
      changes.setClass(button, extra.visible, y > AFTER);
      changes.setClass(button, extra.hidden, y <= AFTER);
      changes.setAttribute(button, 'tabindex', y > AFTER ? '0' : '-1');
    }),
  );
};

/** What else the Extra theme's own script did for its frame. */
export const startExtraSmall = (part: Part): void => {
  startTrending(part);
  startSecondaryMenu(part);
  startBackToTop(part);
};

import type { HeaderPart } from './header-part';
import * as names from './names';

interface LatePart {
  readonly isNeeded: (part: HeaderPart) => boolean;
  readonly load: () => Promise<{ readonly start: (part: HeaderPart) => void }>;
}

/** One by one: browsers find one class ten times as fast as a list. */
const has =
  (selectors: readonly string[]) =>
  ({ page }: HeaderPart) =>
    selectors.some((each) => page.document.querySelector(each));

/** What few pages have; the others do not pay for it. */
const lateParts: readonly LatePart[] = [
  { isNeeded: ({ is }) => is(names.sideNavPage), load: () => import('./side-nav') },
  { isNeeded: has(names.fullScreenParts), load: () => import('./full-screen-parts') },
  { isNeeded: ({ is }) => is(names.verticalNav), load: () => import('./vertical-menu') },
  { isNeeded: ({ is }) => is(names.extra), load: () => import('./extra-parts') },
  // Whoever calls the old functions came with jQuery.
  { isNeeded: ({ page }) => 'jQuery' in page.window, load: () => import('./public-functions') },
];

export const startLateParts = (part: HeaderPart): void => {
  const { listening, page } = part;
  for (const { isNeeded, load } of lateParts) {
    if (!isNeeded(part)) continue;
    load()
      .then(({ start }) => {
        if (!listening.signal.aborted) start(part);
      })
      .catch((error: unknown) => page.report({ source: 'header', phase: 'load', error }));
  }
};

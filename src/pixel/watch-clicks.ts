import type { ControllerScope } from '../runtime/controller-scope';
import { type Action, pixelEvents } from './config';
import { addressesOf, isContained, isExactly } from './matches-link';

/** Clicks that the owner wants to count, also in content that arrives later (specification S9.38). */
export const watchClicks = (
  { page, name, listen }: ControllerScope,
  run: (actions: readonly Action[]) => void,
): void => {
  const { document: doc, window: win, globals, report } = page;
  const { css_events: css, link_clicks: links } = globals.get(pixelEvents);

  const onClick = ({ target, type, button }: MouseEvent) => {
    const isMain = type === 'click';
    // Of the other buttons only the middle one follows a link.
    if (!(target instanceof win.Element) || !(isMain || button === 1)) return;
    for (const [selector, actions] of isMain ? Object.entries(css) : []) {
      try {
        if (target.closest(selector)) run(actions);
      } catch (error) {
        report({ source: name, phase: 'config', error });
      }
    }
    const href = target.closest('a[href]')?.getAttribute('href');
    if (!href) return;
    const addresses = addressesOf(href, doc.baseURI);
    for (const [url, { contains, exact }] of Object.entries(links)) {
      if (isContained(addresses, url)) run(contains);
      if (isExactly(addresses, url, doc.baseURI)) run(exact);
    }
  };
  // Before the page's own listeners, which may keep the event to themselves.
  for (const type of ['click', 'auxclick']) listen(doc, type, onClick, { capture: true });
};

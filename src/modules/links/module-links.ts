import { linkOptions } from '../../runtime/config/divi';
import { hasModifier, listen, type Part, safeUrl, targetOf } from '../../runtime/kit';
import { goToPart } from './go-to-part';
import * as names from './late-names';
import { scrollToPart } from './scroll-to-part';

/** Square brackets cannot stand in a shortcode, so the server encodes them. */
const bracketed = (url: string) => url.replaceAll('&#91;', '[').replaceAll('&#93;', ']');

/** Modules, rows and sections that act as one link (specification S2.08, S2.09). */
export const startModuleLinks = ({ page, changes, listening }: Part): void => {
  const { document: doc, window: win, globals, report } = page;
  const entries = globals.get(linkOptions).filter(({ class: name, url }) => name && url);
  if (entries.length === 0) return;
  const entryOf = (element: Element) =>
    entries.find(({ class: name }) => element.classList.contains(name));

  const follow = (entry: (typeof entries)[number], isApart: boolean) => {
    const url = bracketed(entry.url);
    const safe = safeUrl(url, doc.baseURI);
    if (!safe) {
      report({ source: 'links', phase: 'event', error: new Error(`No address: ${url}`) });
      return;
    }
    if (entry.target === '_blank' || isApart) {
      win.open(safe.href, '_blank', 'noopener');
      return;
    }
    if (url === names.reviewsHash) {
      const tab = doc.querySelector<HTMLElement>(names.reviewsTab);
      tab?.click();
      if (tab) void scrollToPart(page, tab);
      return;
    }
    const part = url.startsWith('#') ? targetOf(doc, url) : null;
    if (part) void goToPart(page, part, url);
    else page.navigate(safe.href);
  };

  /** The innermost module that is a link around what was pressed, unless the part acts by itself. */
  const pressed = (event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return null;
    // Not from parent to parent: a field of that name would stand in the way.
    const host = event
      .composedPath()
      .find((each): each is Element => each instanceof Element && entryOf(each) !== undefined);
    if (!host) return null;
    const part = event.target.closest(names.exceptions);
    if (part && part !== host && host.contains(part)) return null;
    return entryOf(host) ?? null;
  };
  listen<MouseEvent>(
    doc,
    'click',
    (event) => {
      const entry = pressed(event);
      // Whoever selects text does not want to leave.
      const isSelecting = win.getSelection()?.type === 'Range';
      if (entry && !isSelecting) follow(entry, hasModifier(event));
    },
    listening,
  );
  listen<MouseEvent>(
    doc,
    'auxclick',
    (event) => {
      const entry = event.button === 1 ? pressed(event) : null;
      if (entry) follow(entry, true);
    },
    listening,
  );
  listen<KeyboardEvent>(
    doc,
    'keydown',
    (event) => {
      const { target } = event;
      const entry =
        target instanceof Element && event.key === 'Enter' ? entryOf(target) : undefined;
      if (entry && !event.defaultPrevented) follow(entry, hasModifier(event));
    },
    listening,
  );

  for (const { class: name } of entries) {
    for (const element of doc.getElementsByClassName(name)) {
      // Where a control stands inside, keyboards have a way already, and roles may not be nested.
      if (element.matches('a,button') || element.querySelector(names.focusable)) continue;
      changes.setAttribute(element, 'role', 'link');
      changes.setAttribute(element, 'tabindex', '0');
    }
  }
};

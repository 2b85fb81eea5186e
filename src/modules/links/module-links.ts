import type { Start } from '../../runtime/definition';
import { hasModifier, safeUrl, targetOf } from '../../runtime/kit';
import { createGoToAnchor } from './go-to-anchor';
import * as names from './anchor-names';
import { scrollToAnchor } from './scroll-to-anchor';
import { list, oneOf, shape, text } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';

/** `et_link_options_data`: modules that act as a link. */
export const linkOptions = {
  name: divi.linkOptions,
  read: list(shape({ class: text(), url: text(), target: oneOf(['_blank', '_self'], '_self') })),
};

/** Square brackets cannot stand in a shortcode, so the server encodes them. */
const bracketed = (url: string) => url.replaceAll('&#91;', '[').replaceAll('&#93;', ']');

/** Modules, rows and sections that act as one link (specification S2.08, S2.09). */
export const startModuleLinks: Start = (scope) => {
  const { page, changes, listen, inBackground } = scope;
  const { document: doc, window: win, globals, mode } = page;
  // An editor selects modules by a press.
  if (mode.isBuilder) return;
  const entries = globals.get(linkOptions).filter(({ class: name, url }) => name && url);
  if (entries.length === 0) return;
  const goTo = createGoToAnchor(scope);
  const entryOf = (element: Element) =>
    entries.find(({ class: name }) => element.classList.contains(name));

  const follow = (entry: (typeof entries)[number], isApart: boolean) => {
    const url = bracketed(entry.url);
    const safe = safeUrl(url, doc.baseURI);
    if (!safe) throw new Error(`No address: ${url}`);
    if (entry.target === '_blank' || isApart) {
      win.open(safe.href, '_blank', 'noopener');
      return;
    }
    if (url === names.reviewsHash) {
      const tab = doc.querySelector<HTMLElement>(names.reviewsTab);
      tab?.click();
      if (tab) inBackground(scrollToAnchor(page, tab));
      return;
    }
    const target = url.startsWith('#') ? targetOf(doc, url) : null;
    if (target) goTo(target, url);
    else page.navigate(safe.href);
  };

  /** The innermost module link around what was pressed, unless a control inside acts itself. */
  const pressed = (event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return null;
    // Not from parent to parent: a field of that name would stand in the way.
    const host = event
      .composedPath()
      .find((each): each is Element => each instanceof Element && entryOf(each) !== undefined);
    if (!host) return null;
    const control = event.target.closest(names.exceptions);
    if (control && control !== host && host.contains(control)) return null;
    return entryOf(host) ?? null;
  };
  listen<MouseEvent>(doc, 'click', (event) => {
    const entry = pressed(event);
    // Selecting text is not following a link.
    const isSelecting = win.getSelection()?.type === 'Range';
    if (entry && !isSelecting) follow(entry, hasModifier(event));
  });
  listen<MouseEvent>(doc, 'auxclick', (event) => {
    const entry = event.button === 1 ? pressed(event) : null;
    if (entry) follow(entry, true);
  });
  listen<KeyboardEvent>(doc, 'keydown', (event) => {
    const { target } = event;
    const entry = target instanceof Element && event.key === 'Enter' ? entryOf(target) : undefined;
    if (entry && !event.defaultPrevented) follow(entry, hasModifier(event));
  });

  for (const { class: name } of entries) {
    for (const element of doc.getElementsByClassName(name)) {
      // Where a control stands inside, keyboards have a way already, and roles may not be nested.
      if (element.matches('a,button') || element.querySelector(names.focusable)) continue;
      changes.setAttribute(element, 'role', 'link');
      changes.setAttribute(element, 'tabindex', '0');
    }
  }
};

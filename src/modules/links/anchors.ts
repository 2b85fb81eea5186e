import * as divi from '../../runtime/names/divi';
import {
  coveredByBars,
  smoothScroll,
  focusText,
  targetOf,
  hasModifier,
  safeUrl,
  list,
  oneOf,
  shape,
  text,
} from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';

/** Targets of links inside a page, and modules that act as links (divi-layout.md §5). */
const REVIEWS_TAB = '.reviews_tab a';
const REVIEWS_HASH = '#product_reviews_tab';

/** Elements of a module link with an action of their own (divi-layout.md §5.6). */
const EXCEPTIONS = [
  '.et_pb_toggle_title',
  '.mejs-container *',
  '[controls]',
  '.et_pb_contact_field *',
  '.et_pb_tabs_controls *',
  '.flex-control-nav *',
  '.et_pb_menu__search-container *',
  '.et_pb_fullwidth_header_scroll *',
  'a',
  'button',
  '[role="button"]',
  'input',
  'select',
  'textarea',
  'label',
  'summary',
].join();

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,iframe,[controls],[tabindex]';

/** Specification S9.12. */
const DURATION_MS = 800;

/** Scrolls an element below the bars; resolves on arrival, or when the visitor takes over. */
export const scrollToAnchor = (
  page: Page,
  element: Element,
  durationMs = DURATION_MS,
): Promise<void> => {
  const { window: win } = page;
  const stuck = page.stuckAbove(element);
  // A stuck element is in view already (sticky.md §12).
  if (stuck === null) return Promise.resolve();
  const margin = Number.parseFloat(win.getComputedStyle(element).scrollMarginTop) || 0;
  return smoothScroll(page, {
    // The header changes its height while scrolling, so both are read again; closed content may
    // open meanwhile.
    top: () =>
      win.scrollY +
      (element.getClientRects().length > 0
        ? element.getBoundingClientRect().top - Math.max(coveredByBars(page), stuck) - margin
        : 0),
    durationMs,
  });
};

const takesFocus = (element: HTMLElement) =>
  element.matches('a[href],button,input,select,textarea');

/** Opens the closed content around an element, like find-in-page. */
const openAround = (element: Element) =>
  element.dispatchEvent(new Event('beforematch', { bubbles: true }));

const goToAnchor = async (
  { page, changes }: ControllerScope,
  element: HTMLElement,
  hash: string,
): Promise<void> => {
  const { window: win } = page;
  if (win.location.hash !== hash && page.hash.target() !== element) {
    const oldURL = win.location.href;
    win.history.pushState(null, '', hash);
    // `pushState` dispatches no event; scripts that follow the address expect it.
    win.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: win.location.href }));
  }
  // Following the same link again does not change the address.
  openAround(element);
  const scrolled = scrollToAnchor(page, element);
  // Closed content can be focused only once it has opened.
  if (element.checkVisibility?.() === false) await scrolled;
  if (takesFocus(element)) element.focus({ preventScroll: true });
  else focusText(element, changes);
  await scrolled;
};

/**
 * Follows a link inside the page: the address changes (specification S2.07), modules that listen to
 * it open closed content, the page scrolls, and the focus moves.
 */
export const createGoToAnchor =
  (scope: ControllerScope) =>
  (element: HTMLElement, hash: string): void =>
    scope.inBackground(goToAnchor(scope, element, hash));

/** Distant targets take longer (divi-layout.md §5.3). */
const FAR = 4000;
const FAR_MS = 1600;

/**
 * A page opened with a fragment shows its top first, then scrolls to the target (specification
 * S2.06). Visitors who came back, or have scrolled meanwhile, stay where they are.
 */
export const start: Start = ({ page, inBackground }) => {
  const { document: doc, window: win, hash } = page;
  const [navigation] = win.performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as { readonly type?: string };
  // Module state (`id|value`) is handled by its module.
  const [first] = hash.$hash.get();
  if (!first || first.values.length > 0 || (type && type !== 'navigate')) return;
  const target = targetOf(doc, win.location.hash);
  if (!target) return;
  const { scrollY, innerHeight } = win;
  const { top: distance } = target.getBoundingClientRect();
  const rest = doc.documentElement.scrollHeight - innerHeight - scrollY;
  // The browser has scrolled there, as far as possible, or stayed at the top. A difference of up to
  // half a window is due to images that loaded late; more is the visitor's.
  if (scrollY > 0 && Math.abs(Math.min(distance, rest)) > innerHeight / 2) return;
  const top = distance + scrollY;
  win.scrollTo({ top: 0, behavior: 'instant' });
  openAround(target);
  inBackground(scrollToAnchor(page, target, top > FAR ? FAR_MS : undefined));
};

/** `et_link_options_data`: modules that act as a link. */
export const linkOptions = {
  name: divi.linkOptions,
  read: list(shape({ class: text(), url: text(), target: oneOf(['_blank', '_self'], '_self') })),
};

/** Square brackets are not allowed in a shortcode, so the server encodes them. */
const bracketed = (url: string) => url.replaceAll('&#91;', '[').replaceAll('&#93;', ']');

/** Modules, rows and sections that act as a link (specification S2.08, S2.09). */
export const startModuleLinks: Start = (scope) => {
  const { page, changes, listen, inBackground } = scope;
  const { document: doc, window: win, globals, mode } = page;
  // In an editor, a press selects a module.
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
    if (url === REVIEWS_HASH) {
      const tab = doc.querySelector<HTMLElement>(REVIEWS_TAB);
      if (tab) {
        tab.click();
        inBackground(scrollToAnchor(page, tab));
      }
      return;
    }
    const target = url.startsWith('#') ? targetOf(doc, url) : null;
    if (target) goTo(target, url);
    else page.navigate(safe.href);
  };

  /** The control on which the last press started. */
  let pressedControl: Element | null = null;
  /**
   * The innermost module link around the pressed element, unless a control inside it acts itself, or the press
   * began on one and was cancelled by releasing beside it. Presses by a script begin nowhere.
   */
  const pressed = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
    // Not through `parentElement`, which a field of that name would shadow.
    const host = event
      .composedPath()
      .find((each): each is Element => each instanceof Element && Boolean(entryOf(each)));
    if (!host) return undefined;
    const controls = [event.target.closest(EXCEPTIONS), event.detail > 0 ? pressedControl : null];
    if (controls.some((control) => control && control !== host && host.contains(control)))
      return undefined;
    return entryOf(host);
  };
  listen(
    doc,
    'pointerdown',
    ({ target }) =>
      void (pressedControl = target instanceof Element ? target.closest(EXCEPTIONS) : null),
    { capture: true, passive: true },
  );
  const onPress = (event: MouseEvent) => {
    const entry = pressed(event);
    const { button } = event;
    // Selecting text follows no link, and the right button opens the context menu.
    const isFollowed = button ? button === 1 : win.getSelection()?.type !== 'Range';
    if (entry && isFollowed) follow(entry, button > 0 || hasModifier(event));
  };
  listen(doc, 'click', onPress);
  listen(doc, 'auxclick', onPress);
  listen<KeyboardEvent>(doc, 'keydown', (event) => {
    const { key, target } = event;
    const entry = key === 'Enter' && target instanceof Element && entryOf(target);
    if (entry && !event.defaultPrevented && !event.repeat) follow(entry, hasModifier(event));
  });

  for (const { class: name } of entries) {
    for (const element of doc.getElementsByClassName(name)) {
      // With a control inside, keyboards can already reach it, and roles must not be nested.
      if (element.matches('a,button') || element.querySelector(FOCUSABLE)) continue;
      changes.setAttribute(element, 'role', 'link');
      changes.setAttribute(element, 'tabindex', '0');
    }
  }
};

import * as names from './names';
import {
  shape,
  text,
  animate,
  createLatest,
  hasModifier,
  safeUrl,
  scrollBelowHeader,
  useAnnouncement,
  useAttributes,
  useDuration,
  useListen,
  useStyles,
} from '../../runtime/dom';
import type { Page } from '../../runtime/page';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';

/** Arguments that only emitSwapped the server which module a page is requested for (divi-modules.md §8.5). */
const moduleArguments = ['et_blog', 'et_portfolio'];

/** The cache key of a page of a list. The first page's address has no argument, while its link has one. */
export const pageAddress = (address: string, base: string): string => {
  const url = new URL(address, base);
  url.hash = '';
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !moduleArguments.includes(part.split('=', 1)[0] ?? ''));
  url.search = kept.join('&');
  return url.href;
};

/** Classes that change, so they do not identify a module (divi-modules.md §8.4). */
const passing =
  /^(et_animated|et_is_animating|et_had_animation|lazyload|lazyloaded|lazyloading|et-animated|et_pb_preload|infinite|fade|slide|slideTop|slideRight|slideBottom|slideLeft|bounce|bounceTop|bounceRight|bounceBottom|bounceLeft|zoom|zoomTop|zoomRight|zoomBottom|zoomLeft|flip|flipTop|flipRight|flipBottom|flipLeft|fold|foldTop|foldRight|foldBottom|foldLeft|roll|rollTop|rollRight|rollBottom|rollLeft|transformAnim|et_multi_view\w*|has-box-shadow-overlay)$/;

/** The classes that identify a module in another page of the site. */
export const moduleClasses = (names: Iterable<string>): readonly string[] =>
  [...names].filter((name) => !passing.test(name));

/** History state of Skerry: the current page of each paged module. */
interface PagesState {
  /** Address of the document before any page was replaced. */
  readonly base: string;
  readonly pages: Readonly<Record<string, string>>;
}

const KEY = 'skerryPages';

const ownPages = (state: unknown): PagesState | null => {
  const found = (state as { [KEY]?: Partial<PagesState> } | null)?.[KEY];
  const isOurs = typeof found?.base === 'string' && typeof found.pages === 'object';
  return isOurs ? (found as PagesState) : null;
};

/** The state of a history entry, or the default for one without. */
export const pagesOf = (state: unknown, address: string): PagesState =>
  ownPages(state) ?? { base: address, pages: {} };

/** The current entry: its document, and its pages. */
const readEntry = ({ window: { location }, document: doc }: Page, state: unknown) => ({
  address: pageAddress(location.href, doc.baseURI),
  pages: pagesOf(state, location.href),
});

/** The page of a module in an entry. */
export const pageIn = ({ base, pages }: PagesState, module: string): string => {
  const page = Object.hasOwn(pages ?? {}, module) ? pages[module] : undefined;
  return typeof page === 'string' ? page : base;
};

/** State of a new entry in which one module shows another page; other scripts' state is kept. */
export const withPage = (
  state: unknown,
  before: PagesState,
  { module, address }: { module: string; address: string },
) => ({
  ...(typeof state === 'object' ? state : {}),
  [KEY]: { base: before.base, pages: { ...before.pages, [module]: address } },
});

/** In the block editor's preview, the edited layout is sent with the request (specification S7.30). */
const layoutScript = {
  name: 'ETBlockLayoutModulesScript',
  read: shape({ layoutContent: text() }),
};

interface WithMedia {
  readonly wp?: { readonly mediaelement?: { initialize?(): void } };
}

interface Wanted {
  readonly url: string;
  /** Classes of the module, separated by spaces. */
  readonly classes: string;
  readonly signal: AbortSignal;
}

/**
 * Contents of a module's container on another page of the site, or null where there are none. A 404
 * page counts where the visitor is on one already (specification S7.32).
 */
export const fetchPage = async (
  { ajax, insert, document: doc, globals, mode }: Page,
  { url, classes, signal }: Wanted,
): Promise<readonly Node[] | null> => {
  const { layoutContent } = globals.get(layoutScript);
  const isNotFound = doc.body.classList.contains(names.notFound);
  const result = await ajax({
    url,
    expect: 'text',
    read: (value) => (typeof value === 'string' ? value : undefined),
    signal,
    ...(isNotFound ? { alsoOk: [404] } : {}),
    ...(mode.isLayoutPreview ? { fields: { [names.layoutField]: layoutContent } } : {}),
  });
  if (!result.ok) return null;
  const choose = (parsed: DocumentFragment) => {
    const { body } = doc.implementation.createHTMLDocument('');
    body.append(parsed);
    const module = body.getElementsByClassName(classes)[0];
    return [...(module?.querySelectorAll(`.${names.ajaxContainer}`) ?? [])].slice(0, 1);
  };
  const { firstElementChild: container } = await insert.elements(result.value, choose, 'page');
  return container ? [...container.childNodes] : null;
};

/** divi-modules.md §8.4. */
const FADE_MS = 600;
const FADED = 0.2;

/**
 * Pages of a blog or portfolio that load without the whole document (specification S7.30 to S7.32).
 * Shown pages are kept by address; Back and Forward move between them.
 */
export function AjaxPages({ root, page: site }: IslandProps) {
  const { window: win, document: doc } = site;
  const [module] = useState(() => root.closest<HTMLElement>(`.${names.module}`) ?? root);
  const [classes] = useState(() => moduleClasses(module.classList).join(' '));
  const [shown, setShown] = useState(() => pageAddress(win.location.href, doc.baseURI));
  const [server] = useState(() => ({ address: shown, nodes: [...root.childNodes] }));
  const [pages] = useState(() => new Map<string, readonly Node[]>());
  const [isBusy, setBusy] = useState(false);
  const [loaded, setLoaded] = useState(0);
  const [opened, setOpened] = useState(0);
  const [latest] = useState(() => createLatest());
  const fadeMs = useDuration(FADE_MS);
  const entry = useRef(readEntry(site, win.history.state));
  // Other lists of the page create entries too.
  useEffect(
    () =>
      site.bus.on('content:swapped', () => {
        const { state } = win.history;
        if (ownPages(state)) entry.current = readEntry(site, state);
      }),
    [site, win],
  );

  const swap = (address: string, nodes: readonly Node[]) => {
    pages.set(shown, [...root.childNodes]);
    root.replaceChildren(...nodes);
    setShown(address);
    setLoaded((count) => count + 1);
  };

  const show = async (link: string): Promise<'shown' | 'late' | 'failed'> => {
    const signal = latest.start();
    const address = pageAddress(link, doc.baseURI);
    const known = pages.get(address);
    if (known) {
      setBusy(false);
      swap(address, known);
      return 'shown';
    }
    setBusy(true);
    const found = await fetchPage(site, { url: link, classes, signal });
    if (signal.aborted) return 'late';
    setBusy(false);
    if (!found) return 'failed';
    swap(address, found);
    // Before the scan, which gives native controls to media without a player.
    (win as WithMedia).wp?.mediaelement?.initialize?.();
    site.scan(root);
    site.events.emit(doc.body, names.postLoad);
    return 'shown';
  };

  const emitSwapped = () => {
    site.bus.emit('content:swapped', { root });
    scrollBelowHeader(site, module, win.scrollY);
  };

  const open = async (href: string) => {
    const state: unknown = win.history.state;
    const before = entry.current.pages;
    const outcome = await show(href);
    if (outcome === 'failed') site.navigate(href);
    if (outcome !== 'shown') return;
    win.history.pushState(withPage(state, before, { module: classes, address: href }), '', href);
    setOpened((count) => count + 1);
    emitSwapped();
  };

  useListen<MouseEvent>(root, 'click', (event) => {
    const { target, button } = event;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>(names.pageLink) : null;
    const url = link && safeUrl(link.href, doc.baseURI);
    if (!url || url.origin !== win.location.origin || button !== 0) return;
    if (hasModifier(event)) return;
    event.preventDefault();
    void open(url.href);
  });
  useListen<PopStateEvent>(win, 'popstate', ({ state }) => {
    const before = entry.current;
    const next = readEntry(site, state);
    if (!ownPages(state) && next.address === before.address) {
      // An anchor or a tab has created it from the previous entry, so each list keeps its page.
      win.history.replaceState({ ...(state as object | null), [KEY]: before.pages }, '');
      return;
    }
    entry.current = next;
    const wanted = pageIn(next.pages, classes);
    if (pageAddress(wanted, doc.baseURI) === shown) return;
    void show(wanted).then((outcome) => {
      if (outcome === 'failed') win.location.reload();
      if (outcome === 'shown') emitSwapped();
    });
  });

  useEffect(
    () => () => {
      latest.end();
      root.replaceChildren(...server.nodes);
    },
    [latest, root, server],
  );
  // Hidden immediately, shown with the new page; the inline opacity holds while it loads.
  useLayoutEffect(() => {
    const fade = isBusy ? [1, FADED] : loaded > 0 ? [FADED, 1] : null;
    if (!fade) return;
    const run = animate([module], () => fade.map((opacity) => ({ opacity })), {
      durationMs: fadeMs,
    });
    return run.cancel;
  }, [isBusy, loaded, module, fadeMs]);
  useStyles([module], () => ({ opacity: isBusy ? String(FADED) : null }));
  useAttributes([root], () => ({
    'aria-busy': isBusy || undefined,
    tabindex: loaded > 0 ? -1 : undefined,
  }));
  // After the attribute that makes it focusable: a render may come later than the page.
  useLayoutEffect(() => {
    if (opened > 0) root.focus({ preventScroll: true });
  }, [opened, root]);
  useAnnouncement(loaded > 0 && !isBusy ? site.labels('pageLoaded') : '', loaded);
  return null;
}

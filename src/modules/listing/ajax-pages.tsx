import * as names from './names';
import {
  animate,
  createLatest,
  hasModifier,
  isFocusElsewhere,
  safeUrl,
  scrollBelowHeader,
  useAnnouncement,
  useAttributes,
  useDuration,
  useListen,
  useStyles,
} from '../../runtime/dom';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { fetchPage } from './fetch-page';
import {
  moduleClasses,
  ownPages,
  pageAddress,
  pageIn,
  readEntry,
  withPage,
  withPages,
} from './page-history';

interface WithMedia {
  readonly wp?: { readonly mediaelement?: { initialize?(): void } };
}

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
  const [serverNodes] = useState(() => [...root.childNodes]);
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
    const outcome = await show(href);
    if (outcome === 'failed') site.navigate(href);
    if (outcome !== 'shown') return;
    // Read now: another list may have turned its page while this one was loading.
    const state: unknown = win.history.state;
    const { pages: current } = entry.current;
    win.history.pushState(withPage(state, current, { module: classes, address: href }), '', href);
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
      win.history.replaceState(withPages(state, before.pages), '');
      return;
    }
    entry.current = next;
    const wanted = pageIn(next.pages, classes);
    if (pageAddress(wanted, doc.baseURI) === shown) {
      // Back also ends the waiting for a page that the visitor has requested.
      latest.end();
      setBusy(false);
      return;
    }
    void show(wanted).then((outcome) => {
      if (outcome === 'failed') win.location.reload();
      if (outcome === 'shown') emitSwapped();
    });
  });

  useEffect(
    () => () => {
      latest.end();
      root.replaceChildren(...serverNodes);
    },
    [latest, root, serverNodes],
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
    if (opened > 0 && !isFocusElsewhere(module)) root.focus({ preventScroll: true });
  }, [opened, module, root]);
  useAnnouncement(loaded > 0 && !isBusy ? site.labels('pageLoaded') : '', loaded);
  return null;
}

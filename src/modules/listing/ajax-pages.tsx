import { useEffect, useLayoutEffect, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import {
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
import { fetchPage } from './fetch-page';
import { pageIn, pagesOf, withPage } from './history-pages';
import { moduleClasses } from './module-classes';
import * as names from './names';
import { pageAddress } from './page-address';

/** divi-modules.md §8.4. */
const FADE_MS = 600;
const FADED = 0.2;

/**
 * Pages of a blog or portfolio that come without loading the whole document (specification S7.30 to
 * S7.32). Pages that were shown are kept with their address; Back and Forward go through them.
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
    site.scan(root);
    site.events.emit(doc.body, names.postLoad);
    return 'shown';
  };

  const tell = () => {
    site.bus.emit('content:swapped', { root });
    scrollBelowHeader(site, module, win.scrollY);
  };

  const open = async (href: string) => {
    const state: unknown = win.history.state;
    const before = pagesOf(state, win.location.href);
    const outcome = await show(href);
    if (outcome === 'failed') site.navigate(href);
    if (outcome !== 'shown') return;
    win.history.pushState(withPage(state, before, { module: classes, address: href }), '', href);
    setOpened((count) => count + 1);
    tell();
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
    const wanted = pageIn(pagesOf(state, win.location.href), classes);
    if (pageAddress(wanted, doc.baseURI) === shown) return;
    void show(wanted).then((outcome) => {
      if (outcome === 'failed') win.location.reload();
      if (outcome === 'shown') tell();
    });
  });

  useEffect(
    () => () => {
      latest.end();
      root.replaceChildren(...server.nodes);
    },
    [latest, root, server],
  );
  // Away at once, back with the new page; the inline opacity holds while the page is on its way.
  useLayoutEffect(() => {
    const fade = isBusy ? [1, FADED] : loaded > 0 ? [FADED, 1] : null;
    if (!fade) return;
    const run = animate([module], () => fade.map((opacity) => ({ opacity })), {
      durationMs: fadeMs,
      done: () => {},
    });
    return run.cancel;
  }, [isBusy, loaded, module, fadeMs]);
  useStyles([module], () => ({ opacity: isBusy ? String(FADED) : null }));
  useAttributes([root], () => ({
    'aria-busy': isBusy || undefined,
    tabindex: loaded > 0 ? -1 : undefined,
  }));
  // After the attribute that lets it take the focus: renders may come later than the page.
  useLayoutEffect(() => {
    if (opened > 0) root.focus({ preventScroll: true });
  }, [opened, root]);
  useAnnouncement(loaded > 0 && !isBusy ? site.labels('pageLoaded') : '', loaded);
  return null;
}

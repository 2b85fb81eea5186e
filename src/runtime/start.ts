import type { Definition, Manifest } from './definition';
import { hasSwitch } from './has-switch';
import { createIslands, type Islands, type Services } from './islands';
import type { Load } from './load';
import { createPublicApi } from './public-api';
import { type PageSource, readFacts } from './read-facts';
import type { Skerry } from './skerry';
import { standing } from './standing';
import { loadChunk } from './wake/load-chunk';

/** Boots the runtime on an interactive document; resolves with what `window.skerry` offers. */
export const start = async (manifest: Manifest, source: PageSource): Promise<Skerry> => {
  const all: Islands[] = [];
  const scan = (subtree: Element) => {
    for (const each of all) each.scan(subtree);
  };
  const facts = readFacts(source, scan);
  const { document: doc, window: win, mode, bus } = facts;
  const { options, fetchImports } = source;
  const abort = new AbortController();
  const { signal } = abort;
  const allowed = standing(options.families, doc);

  const load: Load = (chunk, name) => {
    fetchImports?.(name, options);
    return loadChunk(chunk, options.base);
  };
  let fetched: Promise<Services> | undefined;
  let services: Services | undefined;
  const getServices = () => {
    fetched ??= load(() => import('./services'), 'services').then(({ createPage, createWaker }) => {
      const page = createPage(facts, load);
      page.stores.$consent.listen((state) => bus.emit('consent:changed', state));
      services = {
        page,
        createWaker: (fail) => createWaker(page, fail),
      };
      return services;
    });
    return fetched;
  };

  const add = (runs: (definition: Definition) => boolean) => {
    const definitions = manifest.filter(
      (each) => allowed.has(each.family) && !(each.tracks && mode.isPreview) && runs(each),
    );
    const islands = createIslands(definitions, { facts, getServices });
    all.push(islands);
    return islands.scanPage();
  };

  /** A module that the address names must work before it is seen. */
  const wakeNamed = () => {
    if (!win.location.hash) return;
    getServices().then(
      ({ page }) => {
        for (const { id } of page.hash.$hash.get()) {
          const element = doc.getElementById(id);
          if (element) for (const each of all) each.wakeAround(element);
        }
      },
      // The modules that wait for the same code report that it is missing.
      () => {},
    );
  };

  win.addEventListener('hashchange', wakeNamed, { signal });
  win.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      facts.consent.refresh();
      bus.emit('page:restored', { persisted });
    },
    { signal },
  );

  // In the builder's outer window the page is about to move into a frame: nothing to do here.
  if (mode.isBuilderShell) facts.firstLayout.releaseIn(doc.documentElement);
  else {
    const isQuiet = ({ tracks, writes }: Definition) => !(tracks || writes);
    if ((doc as { prerendering?: boolean }).prerendering) {
      const activate = () => add((each) => !isQuiet(each));
      doc.addEventListener('prerenderingchange', activate, { once: true, signal });
      await add(isQuiet);
    } else await add(() => true);
    wakeNamed();
  }

  const entries = () => all.flatMap(({ registry }) => registry.all());
  if (hasSwitch(win, 'inspect')) {
    void Promise.all([getServices(), import('./inspector')]).then(
      ([{ page }, { openInspector }]) => {
        signal.addEventListener('abort', openInspector(page, entries));
      },
    );
  }

  return createPublicApi(facts, {
    entries,
    cart: () => services?.page.stores.$cart.get() ?? { hash: null, isBusy: false },
    unmount: (subtree) => {
      for (const each of all) each.unmount(subtree);
    },
    stop() {
      abort.abort();
      services?.page.hash.undo();
      for (const each of all) each.stop();
    },
  });
};

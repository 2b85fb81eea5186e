import type { Definition, Manifest } from './definition';
import type { Fit } from './divi/fit';
import type { Family } from './family';
import type { FaultReports } from './faults/create-fault-reporter';
import { hasSwitch } from './has-switch';
import { parseHash } from './hash/parse-hash';
import { createPage } from './create-page';
import { createIslands, type Islands } from './islands';
import { breakpointData, divi5Families } from './names/divi5';
import type { Page } from './page';
import { createPublicApi } from './public-api';
import { type PageSource, readFacts } from './read-facts';
import type { Skerry } from './skerry';
import { standDownText } from './old-scripts';
import { repeatPress } from './wake/hold-interaction';
import { pressNotDrag } from './wake/press-not-drag';
import { createScheduler } from './wake/wake-scheduler';
import { createChunkLoader } from './wake/load-chunk';

declare const SKERRY_VERSION: string;

/**
 * Boots the runtime on an interactive document; resolves with the API of `window.skerry`. `divi5`
 * adapts it to a page of Divi 5 and is loaded there only.
 */
export const start = async (
  manifest: Manifest,
  source: PageSource,
  divi5: () => Promise<{ readonly fit: Fit }>,
): Promise<Skerry> => {
  const all: Islands[] = [];
  const entries = () => all.flatMap(({ registry }) => registry.all());
  const scan = (subtree: Element) => {
    for (const each of all) each.scan(subtree);
  };
  const read = readFacts(source, scan);
  const { document: doc, window: win, mode, bus, globals, report } = read;
  const { options, findOldScript = () => null, folder, restoreScripts } = source;
  const { load, loadUi } = createChunkLoader(folder);
  const abort = new AbortController();
  const { signal } = abort;
  let facts = read;
  let definitions = manifest;
  const allowed = new Set(options.families);
  /** Ends families whose old scripts are restored. */
  const end = (fallen: ReadonlySet<string>) => {
    for (const family of fallen) allowed.delete(family as Family);
    for (const each of all) each.endFamilies(fallen);
    // The early layout is underneath the changes of mounts.
    for (const family of fallen) facts.firstLayout.releaseFamily(family as Family);
  };
  const isDivi5 = globals.has({ name: breakpointData });
  for (const family of allowed) {
    // On a page of Divi 5, its scripts are decided module by module.
    const script = findOldScript(family, isDivi5);
    if (!script) continue;
    allowed.delete(family);
    console.info(`[skerry] ${standDownText(family, script)}`);
    // Other scripts of the family may be inert, and would work together with that one.
    restoreScripts?.({ reason: 'stands down', families: [family], end });
  }
  let reporter: Promise<FaultReports> | undefined;
  doc.addEventListener(
    'skerry:error',
    ({ detail: fault }) => {
      // Scripts of the page may dispatch it too, with any detail.
      const name: unknown = fault?.source;
      const family =
        name === 'divi5' ? 'modules' : definitions.find((each) => each.name === name)?.family;
      if (options.faults && !mode.isPreview) {
        const address = `${options.base}faults.js?ver=${SKERRY_VERSION}`;
        reporter ??= import(address) as Promise<FaultReports>;
        // A report that fails is no further fault.
        reporter
          .then(({ reportFault }) => reportFault(fault, family ?? '', options))
          .catch(() => {});
      }
      if (family && allowed.has(family)) {
        restoreScripts?.({ reason: 'fault', families: [family], fault, entries, end });
      }
    },
    { signal },
  );
  if (isDivi5) {
    try {
      ({ facts, definitions } = (await load(divi5)).fit(read, manifest));
    } catch (error) {
      // As on Divi 4, where nothing of Divi 5 would run beside it.
      for (const family of divi5Families) if (findOldScript(family)) allowed.delete(family);
      report({ source: 'divi5', phase: 'load', error });
    }
  }

  let page: Page | undefined;
  /** The facts with the services, which a page without mounts does not need. */
  const getPage = () => {
    if (!page) {
      page = createPage(facts, load);
      page.stores.$consent.listen((state) => bus.emit('consent:changed', state));
    }
    return page;
  };

  const add = (runs: (definition: Definition) => boolean) => {
    const wanted = definitions.filter(
      (each) => allowed.has(each.family) && !(each.tracks && mode.isPreview) && runs(each),
    );
    const islands = createIslands(wanted, {
      facts,
      createScheduler: (fail) => createScheduler(getPage(), { fail, loadUi }),
    });
    all.push(islands);
    return islands.scanPage();
  };

  /** A module named by the address must work before it is seen. */
  const wakeNamed = () => {
    // Not from the store, which follows the address only after this.
    for (const { id } of parseHash(win.location.hash)) {
      const element = doc.getElementById(id);
      if (element) for (const each of all) each.wakeAround(element);
    }
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

  // From the scan on, presses are deferred instead.
  const press = source.takePress?.();
  // In the builder's outer window the page is about to move into a frame, so nothing starts here.
  if (mode.isBuilderShell) facts.firstLayout.releaseIn(doc.documentElement);
  else {
    pressNotDrag(doc, signal);
    const isQuiet = ({ tracks, writes }: Definition) => !(tracks || writes);
    if ((doc as { prerendering?: boolean }).prerendering) {
      const activate = () => add((each) => !isQuiet(each));
      doc.addEventListener('prerenderingchange', activate, { once: true, signal });
      await add(isQuiet);
    } else await add(() => true);
    if (press) for (const { registry } of all) repeatPress(registry, press);
    wakeNamed();
  }

  if (hasSwitch(win, 'inspect')) {
    load(() => import('./inspector/open-inspector'))
      .then(({ openInspector }) => {
        if (!signal.aborted) signal.addEventListener('abort', openInspector(getPage(), entries));
      })
      .catch((error: unknown) => report({ source: 'inspector', phase: 'load', error }));
  }

  return createPublicApi(facts, {
    entries,
    wakeIn: (subtree) => {
      for (const each of all) each.wakeIn(subtree);
    },
    cart: () => page?.stores.$cart.get() ?? { hash: null, isBusy: false },
    unmount: (subtree) => {
      for (const each of all) each.unmount(subtree);
    },
    stop() {
      abort.abort();
      page?.hash.undo();
      for (const each of all) each.stop();
    },
  });
};

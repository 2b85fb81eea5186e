import type { Bus } from './bus';
import type { Mirrored } from './skerry';
import { createAjax } from './ajax/create-ajax';
import { createEventBridge } from './event-bridge';
import { createHashState } from './hash/hash-state';
import { createInsert } from './insert/create-insert';
import { createLabels } from './labels';
import { record, text } from './config/reader';
import { safeUrl } from './safe-url';
import type { Load } from './load';
import type { Page, PageFacts } from './page';
import { stuckAbove } from './stuck-above';
import { createStorage } from './storage';
import { createStores } from './stores/create-stores';

const mirrored = [
  'cart:changed',
  'fragments:applied',
  'consent:changed',
  'hash:changed',
  'content:swapped',
  'goal:reached',
  'form:sent',
  'sticky:changed',
] as const satisfies readonly Mirrored[];

/** Emits bus events as `skerry:` events on the document, for sites without a bundler. */
const mirrorEvents = (doc: Document, bus: Bus): void => {
  for (const type of mirrored) {
    bus.on(type, (detail) => {
      doc.dispatchEvent(new CustomEvent(`skerry:${type}`, { detail }));
    });
  }
};

const labelOverrides = { name: 'skerryLabels', read: record(text()) };

/** Adds the services to the facts: the object that islands and controllers work with. */
export const createPage = (facts: PageFacts, load: Load): Page => {
  const { window: win, document: doc, bus, consent, globals, report } = facts;
  let lastId = 0;
  const nextId = (): string => {
    lastId += 1;
    const id = `skerry-${lastId}`;
    return doc.getElementById(id) ? nextId() : id;
  };
  const stores = createStores(win, consent);
  mirrorEvents(doc, bus);
  return {
    ...facts,
    stores,
    hash: createHashState(win, bus),
    ajax: createAjax(win, bus),
    insert: createInsert(doc, report, load),
    events: createEventBridge(win, report),
    labels: createLabels(globals.get(labelOverrides)),
    local: createStorage(win, 'localStorage'),
    session: createStorage(win, 'sessionStorage'),
    tracked: [],
    nextId,
    load,
    stuckAbove: (element) => stuckAbove(win, stores.$stuck.get(), element),
    navigate(url) {
      const safe = safeUrl(url, doc.baseURI);
      if (safe) win.location.assign(safe.href);
      return safe !== null;
    },
  };
};

import { families } from '../../src/runtime/family';
import { atom } from 'nanostores';
import { createAjax } from '../../src/runtime/ajax/create-ajax';
import { createBus } from '../../src/runtime/bus';
import { createGlobals } from '../../src/runtime/config/global';
import type { ConsentGate } from '../../src/runtime/consent-gate';
import { openGate } from '../../src/runtime/open-gate';
import { createEventBridge } from '../../src/runtime/event-bridge';
import { createHashState } from '../../src/runtime/hash/hash-state';
import { createLabels } from '../../src/runtime/labels';
import { readOptions } from '../../src/runtime/loader/read-options';
import { createTextCarrier } from '../../src/runtime/insert/create-text-carrier';
import { detectMode } from '../../src/runtime/divi/mode';
import type { Page } from '../../src/runtime/page';
import { firstLayouts } from '../../src/first-layouts';
import { createFirstLayout } from '../../src/runtime/loader/create-first-layout';
import { createReport } from '../../src/runtime/report';
import { safeUrl } from '../../src/runtime/safe-url';
import type { SafeStorage } from '../../src/runtime/storage';
import { createStores } from '../../src/runtime/stores/create-stores';
import type { Motion } from '../../src/runtime/stores/motion';
import { readWritten, type WrittenCookie } from '../support/written-cookie';

export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly body: URLSearchParams;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  /** Continues after the visitor leaves the page. */
  readonly isKeptAlive: boolean;
  reply(body: unknown, init?: ResponseInit): void;
  fail(): void;
}

interface ShopPageOptions {
  readonly html?: string;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  readonly local?: Readonly<Record<string, string>>;
  readonly isStorageBlocked?: boolean;
  readonly bodyClass?: string;
  readonly consent?: ConsentGate;
  /** Without it, animations end immediately. */
  readonly motion?: Motion;
}

const memoryStorage = (
  entries: Readonly<Record<string, string>>,
  isBlocked: boolean,
): SafeStorage & { readonly map: Map<string, string> } => {
  const map = new Map(Object.entries(entries));
  return {
    map,
    isUsable: !isBlocked,
    get: (key) => map.get(key) ?? null,
    set(key, value) {
      if (!isBlocked) map.set(key, value);
      return !isBlocked;
    },
    remove: (key) => void map.delete(key),
  };
};

/** Read before any test installs fake timers. */
const realImmediate = setImmediate;

/** Waits for all promises and for chunks that load on demand. */
export const settle = async (): Promise<void> => {
  for (let round = 0; round < 8; round += 1) {
    await new Promise<void>((resolve) => void realImmediate(resolve));
  }
};

/** A page of the shop; the test decides when the server responds. */
export const createShopPage = (options: ShopPageOptions = {}) => {
  const win = window as unknown as Window & typeof globalThis;
  const doc = win.document;
  doc.body.className = options.bodyClass ?? '';
  doc.body.innerHTML = options.html ?? '';
  const known = Object.keys(options.globals ?? {});
  Object.assign(win, options.globals);

  const sent: Sent[] = [];
  const fetch = (url: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const fail = () => reject(new TypeError('no answer'));
      init.signal?.addEventListener('abort', fail);
      sent.push({
        url,
        method: init.method ?? 'GET',
        body: init.body as URLSearchParams,
        signal: init.signal as AbortSignal,
        headers: init.headers as Record<string, string>,
        isKeptAlive: init.keepalive === true,
        reply: (body, response) =>
          resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), response)),
        fail,
      });
    });
  const fetchingWindow = { fetch, location: win.location } as unknown as Window;

  const jar = new Map(Object.entries(options.cookies ?? {}));
  const cookieOptions = new Map<string, WrittenCookie['attributes']>();
  Object.defineProperty(doc, 'cookie', {
    configurable: true,
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set(text: string) {
      const { name, value, attributes } = readWritten(text);
      if (Number(attributes.days) < 0) jar.delete(name);
      else jar.set(name, value);
      cookieOptions.set(name, attributes);
    },
  });
  const isBlocked = options.isStorageBlocked ?? false;
  const session = memoryStorage(options.session ?? {}, isBlocked);
  const local = memoryStorage(options.local ?? {}, isBlocked);
  const report = createReport(doc);
  const bus = createBus((error) => report({ source: 'bus', phase: 'event', error }));
  const globals = createGlobals(win);
  const visited: string[] = [];
  const scanned: Element[] = [];

  const page: Page = {
    window: win,
    document: doc,
    options: readOptions(null),
    globals,
    mode: detectMode(win, globals, false),
    firstLayout: createFirstLayout(document, {
      layouts: firstLayouts,
      findOurs: () => new Set(families),
    }),
    // Happy-dom runs no animations; those are tested in browsers.
    stores: { ...createStores(win, openGate), $motion: atom<Motion>(options.motion ?? 'reduce') },
    stuckAbove: () => 0,
    hash: createHashState(win, bus),
    bus,
    consent: options.consent ?? openGate,
    ajax: createAjax(fetchingWindow, bus),
    insert: {
      // Happy-dom cannot verify sanitised HTML; that is tested in browsers.
      async fragment(html) {
        const template = doc.createElement('template');
        template.innerHTML = html;
        return doc.importNode(template.content, true);
      },
      async elements(html, choose) {
        const template = doc.createElement('template');
        template.innerHTML = html;
        const fragment = doc.createDocumentFragment();
        fragment.append(...choose(template.content));
        return doc.importNode(fragment, true);
      },
      async serverFragments() {
        return (html) => {
          const parse = () => {
            const template = doc.createElement('template');
            template.innerHTML = html;
            return template.content;
          };
          const carryTexts = createTextCarrier(parse());
          return { carryTexts, content: () => doc.importNode(parse(), true) };
        };
      },
    },
    events: createEventBridge(win, report),
    labels: createLabels({}),
    local,
    session,
    tracked: [],
    report,
    nextId: () => 'skerry-1',
    load: (chunk) => chunk(),
    scan: (root) => void scanned.push(root),
    navigate(url) {
      const safe = safeUrl(url, doc.baseURI);
      if (safe) visited.push(safe.href);
      return safe !== null;
    },
  };

  const received: { readonly name: string; readonly args: readonly unknown[] }[] = [];
  const listenFor = (...names: readonly string[]) => {
    for (const name of names) {
      doc.body.addEventListener(`skerry:${name}`, (event) =>
        received.push({ name, args: (event as CustomEvent<unknown[]>).detail }),
      );
    }
  };

  return {
    page,
    doc,
    sent,
    jar,
    cookieOptions,
    session: session.map,
    local: local.map,
    visited,
    scanned,
    received,
    listenFor,
    find: (selector: string) => {
      const found = doc.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`Nothing matches ${selector}`);
      return found;
    },
    /** Another plugin triggers an event on the body. */
    trigger: (name: string, ...args: readonly unknown[]) =>
      doc.body.dispatchEvent(
        new CustomEvent(`skerry:${name}`, { bubbles: true, cancelable: true, detail: args }),
      ),
    clear() {
      for (const name of known) Reflect.deleteProperty(win, name);
      doc.body.replaceWith(doc.createElement('body'));
    },
  };
};

export type ShopPage = ReturnType<typeof createShopPage>;

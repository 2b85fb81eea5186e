import type { Choice, ConsentGuard } from '../../runtime/consent-gate';
import type { ControllerScope } from '../../runtime/controller-scope';
import { isWaiting } from '../guard/create-hold';
import { Class, RECORD_KEYS, UPDATE_EVENT } from '../names';
import { choose } from '../rules/choose';
import { formatRecord } from '../rules/record';
import { createId, writeConsentCookie } from './consent-cookie';
import { createRelease } from './create-release';
import { deleteCookies } from './delete-cookies';
import { whenScriptsRan } from '../../runtime/kit';
import { consentConfig } from '../config';
import { offerCookieFunctions, notifyWpConsent } from './other-apis';

/** Provided by the banner, for the functions that the page may call. */
interface ConsentInterface {
  revisit(): void;
  /** The current state of the switches; without it, what is granted counts. */
  draft?(): Choice;
}

export interface Control {
  /** If a reload is needed, it waits for `before`. */
  decide(choice: Choice, before?: Promise<unknown>): void;
  /** Calls made before the banner was attached are passed on now. */
  attach(ui: ConsentInterface): () => void;
  /** Embedded frames that wait for consent. */
  heldFrames(): readonly HTMLIFrameElement[];
  /** Notifies when elements were held or released. */
  onHeld(listener: () => void): () => void;
  /** Loads one held frame without changing the choice. */
  allowOnce(frame: HTMLIFrameElement): void;
}

export const createControl = (scope: ControllerScope, guard: ConsentGuard): Control => {
  const { page, after, inBackground, listen, onEnd } = scope;
  const { window: win, document: doc, globals } = page;
  const { categories, isGranted } = guard;
  const isReloading = globals.get(consentConfig)._bannerConfig.behaviours.reloadBannerOnAccept;
  const slugs = categories.map(({ slug }) => slug);
  const release = createRelease(scope, guard);
  let ui: ConsentInterface | null = null;
  let isRevisitWanted = false;
  let isQueued = false;
  const heldListeners = new Set<() => void>();

  const notifyHeld = () => {
    for (const listener of heldListeners) listener();
  };

  const releaseAll = () => inBackground(release.all().then(notifyHeld));

  /** Several calls cause one pass. */
  const releaseSoon = () => {
    if (isQueued) return;
    isQueued = true;
    after(0, () => {
      isQueued = false;
      notifyHeld();
      releaseAll();
    });
  };

  /** Runs after the browser has painted what a click changed. */
  const afterPaint = (task: () => void) => {
    if (doc.hidden) task();
    else win.requestAnimationFrame(() => setTimeout(task));
  };

  const announce = () => {
    const isAccepted = (slug: string) => guard.record().get(slug) === 'yes';
    const detail = {
      accepted: slugs.filter(isAccepted),
      rejected: slugs.filter((slug) => !isAccepted(slug)),
    };
    doc.dispatchEvent(new CustomEvent(UPDATE_EVENT, { detail }));
    notifyWpConsent(win, guard);
  };

  /** Nothing is written before the visitor has chosen (docs/consent.md, "The record"). */
  const keep = (record: Map<string, string>) => {
    if (record.get('action') === 'yes') {
      writeConsentCookie(page, formatRecord(record, [...RECORD_KEYS, ...slugs]));
    }
    guard.adopt(record);
  };

  const decide = (choice: Choice, before: Promise<unknown> = Promise.resolve()) => {
    const granted = slugs.filter(isGranted);
    const next = choose(choice, guard.record(), guard);
    // With an invalid id, the next page would ignore the record.
    if (!/^[\w+/=-]+$/.test(next.get('consentid') ?? '')) next.set('consentid', createId());
    keep(next);
    if (choice.kind === 'close') return;
    deleteCookies(doc, guard);
    // Scripts that have run cannot be stopped; only a reload gets rid of them.
    if (isReloading || !granted.every(isGranted)) {
      announce();
      void before.then(() => win.location.reload());
      return;
    }
    afterPaint(() => {
      announce();
      releaseAll();
    });
  };

  const refresh = () => {
    if (doc.hidden) return;
    const before = guard.record();
    guard.refresh();
    if (guard.record() === before) return;
    deleteCookies(doc, guard);
    announce();
    releaseAll();
  };

  const call = (name: string) => {
    if (name === 'accept_all') decide({ kind: 'accept' });
    if (name === 'reject') decide({ kind: 'reject' });
    if (name === 'accept_partial') {
      decide(ui?.draft?.() ?? { kind: 'save', slugs: slugs.filter(isGranted) });
    }
    if (name !== 'revisit') return;
    if (ui) ui.revisit();
    else isRevisitWanted = true;
  };

  deleteCookies(doc, guard);
  offerCookieFunctions(page, (key, value) => keep(new Map([...guard.record(), [key, value]])));
  // Released scripts read it immediately.
  const isNotified = notifyWpConsent(win, guard);
  // Listeners may be in deferred scripts, which ran before the old script.
  whenScriptsRan(scope, () => {
    if (guard.state().status === 'undecided') announce();
    else if (!isNotified) notifyWpConsent(win, guard);
  });
  releaseAll();
  listen(doc, 'visibilitychange', refresh);
  listen(win, 'pageshow', refresh);
  onEnd(guard.onWaiting(releaseSoon));
  onEnd(guard.onCall(call));
  // The banner handles links to the preferences itself; this is for presses that precede it.
  listen(doc, 'click', (event) => {
    const link = (event.target as Element).closest?.(`.${Class.bannerElement}`);
    if (!link || ui) return;
    if (link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    call('revisit');
  });

  return {
    decide,
    attach(next) {
      ui = next;
      if (isRevisitWanted) next.revisit();
      isRevisitWanted = false;
      return () => {
        if (ui === next) ui = null;
      };
    },
    heldFrames: () =>
      [...doc.querySelectorAll('iframe')].filter(
        (frame) => isWaiting(frame) && guard.isBlocked(frame),
      ),
    onHeld(listener) {
      heldListeners.add(listener);
      return () => heldListeners.delete(listener);
    },
    allowOnce(frame) {
      guard.exempt(frame);
      release.frame(frame);
      notifyHeld();
    },
  };
};

interface Place {
  readonly control: Promise<Control>;
  readonly provide: (control: Control) => void;
  /** Only for the current control. */
  readonly withdraw: () => void;
}

const places = new WeakMap<ConsentGuard, Place>();

/** The banner finds the control of its guard here; the two are created in either order. */
export const controlOf = (guard: ConsentGuard): Place => {
  const known = places.get(guard);
  if (known) return known;
  let provide: Place['provide'] = () => {};
  const control = new Promise<Control>((resolve) => {
    provide = resolve;
  });
  const withdraw = () => void places.delete(guard);
  const place = { control, provide, withdraw };
  places.set(guard, place);
  return place;
};

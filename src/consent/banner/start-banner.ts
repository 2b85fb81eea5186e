import type { Page } from '../../runtime/page';
import { addStyleSheet, createChanges, whenScriptsRan } from '../../runtime/kit';
import { consentStyles, type BannerSettings, consentConfig } from '../config';
import { STYLE, tagged, HIDING_STYLE, LOAD_EVENT, PREVIEW_PARAMETER } from '../names';
import { applyStyles } from './apply-styles';
import { type Template, loadTemplate } from './load-template';
import { type BannerElements, collectElements, type BannerProps } from './banner-elements';
import { type ConsentGuard, isConsentGuard } from '../../runtime/consent-gate';
import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { controlOf } from '../control/create-control';
import { bannerIsland, framePlaceholders, ownTemplate, signalNotice } from '../lazy';
import { restingState } from './banner-state';
import { prepareTemplate } from './prepare-template';
import { type FirstInput, sleepBanner } from './sleep-banner';

interface Visited {
  readonly getCkyConsent?: () => unknown;
  readonly navigator: { readonly globalPrivacyControl?: boolean };
}

/**
 * The site's style sheet is inserted as an element, because other scripts look for it; where the
 * page's CSP blocks it, a constructed one has the same rules.
 */
const addSiteSheet = ({ document: doc, options }: Page, css: string) => {
  const style = doc.createElement('style');
  style.id = STYLE;
  if (options.nonce) style.nonce = options.nonce;
  style.textContent = css;
  doc.head.append(style);
  const removeRules = style.sheet?.cssRules.length ? () => {} : addStyleSheet(doc, css);
  return () => {
    style.remove();
    removeRules();
  };
};

/** Inserts the style sheet and the banner. The undo may be called twice. */
const insertBanner = (page: Page, nodes: readonly Node[]): (() => void) => {
  const { document: doc, globals } = page;
  const { css } = globals.get(consentStyles);
  const removeSheet = css && !doc.getElementById(STYLE) ? addSiteSheet(page, css) : () => {};
  doc.body.prepend(...nodes);
  return () => {
    removeSheet();
    for (const node of nodes) node.parentNode?.removeChild(node);
  };
};

/** The link to the cookie policy, at the end of the text (cookieyes.md §7.3). */
const placeReadMore = (
  elements: BannerElements,
  { readMore }: Template,
  config: BannerSettings,
) => {
  const [description] = elements.find('description');
  if (!description || !readMore.firstElementChild) return;
  const paragraphs = [...description.children].filter((child) => child.matches('p'));
  const place = (description.childNodes.length > 1 && paragraphs.at(-1)) || description;
  place.append('\u00a0', readMore.cloneNode(true));
  const { styles } = config._bannerConfig.config.readMore;
  applyStyles(elements.find('readmore-button'), styles);
};

/** Colours of tagged elements that owners place in their pages (cookieyes.md §3.1). */
const styleShortcodes = (doc: Document, { _tags }: BannerSettings): (() => void) => {
  const changes = createChanges();
  for (const { tag, styles } of _tags) {
    if (!/^[\w-]+$/.test(tag)) continue;
    for (const element of doc.querySelectorAll<HTMLElement>(tagged(tag))) {
      for (const [name, value] of Object.entries(styles)) {
        if (value) changes.setStyle(element, name, value);
      }
    }
  }
  return changes.undo;
};

/** Removes the rule that hides tagged elements until the banner is inserted. */
const removeHidingStyle = (doc: Document) => {
  const style = doc.getElementById(HIDING_STYLE);
  const { parentNode, nextSibling } = style ?? {};
  style?.remove();
  return () => void (style && parentNode?.insertBefore(style, nextSibling ?? null));
};

const hint = (consequence: string) =>
  console.warn(`[skerry] consent: this page has no banner template; ${consequence}`);

/** Skerry's own banner. Without categories there is nothing to accept, so everything stays held. */
const loadOwn = async ({ page, onEnd }: ControllerScope, guard: ConsentGuard) => {
  if (guard.categories.length === 0) {
    hint('what needs consent stays held');
    return null;
  }
  hint('Skerry shows its own');
  const { buildOwnTemplate, sheet } = await page.load(ownTemplate);
  onEnd(addStyleSheet(page.document, sheet));
  return buildOwnTemplate(page, guard);
};

/** Loads the placeholders with the first held frame; their controls are the island's. */
const watchFrames = (
  { startLazy, onEnd }: ControllerScope,
  props: BannerProps,
  wake: () => void,
) => {
  const { control } = props;
  const look = () => {
    if (control.heldFrames().length === 0) return;
    stop();
    startLazy(framePlaceholders, props);
    wake();
  };
  const stop = control.onHeld(look);
  onEnd(stop);
  look();
};

const show = async (scope: ControllerScope, guard: ConsentGuard) => {
  const { page, name, signal, onEnd, inBackground } = scope;
  const { document: doc, window: win, globals, report } = page;
  const config = globals.get(consentConfig);
  const isPreview = new URLSearchParams(win.location.search).get(PREVIEW_PARAMETER) === 'true';
  const hasChosen = () => restingState(guard.record(), guard).view === 'closed';
  const findTemplate = async () =>
    (await loadTemplate(page, config)) ?? (await loadOwn(scope, guard));
  // At once, so that the banner is never seen without its island.
  const [template, island] = await Promise.all([
    findTemplate(),
    hasChosen() && !isPreview ? null : page.load(bannerIsland),
  ]);
  if (!template) return;
  const control = await controlOf(guard).control;
  if (signal.aborted) return;
  const nodes = [...template.banner.childNodes];
  const roots = nodes.filter((node) => node instanceof HTMLElement);
  const elements = collectElements(roots);
  prepareTemplate(elements, { page, config, categories: guard.categories });
  const restoreShortcodes = styleShortcodes(doc, config);
  const removeBanner = insertBanner(page, nodes);
  let unmount = () => {};
  const endBanner = () => {
    unmount();
    removeBanner();
    restoreShortcodes();
  };
  onEnd(endBanner);
  placeReadMore(elements, template, config);
  const root = elements.containers[0] ?? roots[0];
  if (!root) return;
  const props = { page, guard, control, config, elements, template, isPreview };
  let last: FirstInput | undefined;
  const mount = ({ mountBanner }: Awaited<ReturnType<typeof bannerIsland>>) => {
    if (signal.aborted) return;
    const onError = (error: unknown) => {
      report({ source: name, phase: 'mount', error });
      endBanner();
    };
    unmount = mountBanner(props, { name, root, first: last, onError });
  };
  let waking: Promise<void> | null = null;
  const wake = (first?: FirstInput) => {
    last = first ?? last;
    if (waking) return;
    waking = page.load(bannerIsland).then(mount, (error: unknown) => {
      // The next press requests it again.
      waking = null;
      throw error;
    });
    inBackground(waking, 'load');
  };
  if (island) {
    waking = Promise.resolve();
    mount(island);
  } else sleepBanner(scope, props, wake);
  watchFrames(scope, props, wake);
  const { getCkyConsent, navigator } = win as Visited;
  const isUndecided = guard.state().status === 'undecided';
  if (guard.law === 'ccpa' && isUndecided && navigator.globalPrivacyControl) {
    inBackground(
      page.load(signalNotice).then(({ showOptedOut }) => showOptedOut(scope, guard, elements)),
      'load',
    );
  }
  whenScriptsRan(scope, () =>
    doc.dispatchEvent(new CustomEvent(LOAD_EVENT, { detail: getCkyConsent?.() })),
  );
};

/** Shows the site's consent banner; the server's document is restored at the end. */
export const startBanner: Start = (scope) => {
  const { document: doc, consent: guard } = scope.page;
  if (!isConsentGuard(guard)) return;
  const shown = show(scope, guard);
  scope.inBackground(
    shown.finally(() => scope.onEnd(removeHidingStyle(doc))),
    'start',
  );
};

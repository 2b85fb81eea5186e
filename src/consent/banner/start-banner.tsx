import { type ConsentGuard, isConsentGuard } from '../../runtime/consent-gate';
import type { Controller } from '../../runtime/definition';
import { addStyleSheet, mountIsland } from '../../runtime/dom';
import type { Page } from '../../runtime/page';
import { consentConfig } from '../config';
import { controlOf } from '../control/control-of';
import { HIDING_STYLE, LOAD_EVENT } from '../names';
import { Banner } from './banner';
import { insertBanner } from './insert-banner';
import { loadTemplate } from './load-template';
import { collectParts } from './parts';
import { prepareTemplate } from './prepare-template';
import { placeReadMore } from './place-read-more';
import { watchFrames } from './watch-frames';
import { styleShortcodes } from './style-shortcodes';

/** The rule that hides every tagged element until the banner stands. */
const removeHidingStyle = (doc: Document) => {
  const style = doc.getElementById(HIDING_STYLE);
  const { parentNode, nextSibling } = style ?? {};
  style?.remove();
  return () => void (style && parentNode?.insertBefore(style, nextSibling ?? null));
};

const hint = (consequence: string) =>
  console.warn(`[skerry] consent: this page has no banner template; ${consequence}`);

/** Skerry's own banner. Without categories there is nothing to agree to: everything stays held. */
const loadOwn = async (page: Page, guard: ConsentGuard, undos: (() => void)[]) => {
  if (guard.categories.length === 0) {
    hint('what needs consent stays held');
    return null;
  }
  hint('Skerry shows its own');
  const { buildOwnTemplate, sheet } = await page.load(() => import('../own-template'));
  undos.push(addStyleSheet(page.document, sheet));
  return buildOwnTemplate(page, guard);
};

const show = async (page: Page, guard: ConsentGuard, undos: (() => void)[]) => {
  const { document: doc, globals, report } = page;
  const config = globals.get(consentConfig);
  const template = (await loadTemplate(page, config)) ?? (await loadOwn(page, guard, undos));
  if (!template) return;
  const control = await controlOf(guard).control;
  const nodes = [...template.banner.childNodes];
  const roots = nodes.filter((node) => node instanceof HTMLElement);
  const parts = collectParts(roots);
  prepareTemplate(parts, { page, config, categories: guard.categories });
  undos.push(styleShortcodes(doc, config), insertBanner(page, nodes));
  placeReadMore(parts, template, config);
  const root = parts.containers[0] ?? roots[0];
  if (!root) return;
  const props = { page, guard, control, config, parts, template };
  const undo = mountIsland({
    name: 'consent-banner',
    island: () => <Banner {...props} />,
    root,
    page,
    onError: (error) => {
      report({ source: 'consent-banner', phase: 'mount', error });
      for (const step of undos.splice(0).reverse()) step();
    },
  });
  undos.push(undo, watchFrames(props));
  const { getCkyConsent } = page.window as { getCkyConsent?: () => unknown };
  doc.dispatchEvent(new CustomEvent(LOAD_EVENT, { detail: getCkyConsent?.() }));
};

/** Shows the site's consent banner; the undo gives the server's document back. */
export const startBanner: Controller = (page) => {
  const { consent: guard } = page;
  if (!isConsentGuard(guard)) return () => {};
  const undos: (() => void)[] = [];
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    for (const undo of undos.splice(0).reverse()) undo();
  };
  show(page, guard, undos)
    .catch((error: unknown) => page.report({ source: 'consent-banner', phase: 'start', error }))
    .finally(() => {
      undos.unshift(removeHidingStyle(page.document));
      if (isStopped) stop();
    });
  return stop;
};

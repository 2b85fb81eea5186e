import * as names from './names';
import type { Start } from '../runtime/definition';
import type { ControllerScope } from '../runtime/controller-scope';
import { createDebug } from './debug/create-debug';
import { type Device, devices, type PreviewMode, previewModes } from './model/responsive';
import { listenInTop, topOf } from './page/listen-in-top';
import { addStyleSheet } from '../runtime/kit';
import { followRendering, publishInitialisers } from './page/publish-initialisers';
import { showSampleNotice } from './page/sample-notice';
import { previewParams } from './preview-page/config';
import { layoutBlockPreview, shortcodePreview } from './lazy';

/**
 * Keeps the last settings of sticky modules that the editor has sent: it sends them once, possibly
 * before the sticky feature has loaded, on a page that had no sticky module.
 */
const keepSettings = ({ page, listen, on }: ControllerScope): void => {
  const { window: win } = page;
  let last: unknown;
  listen<CustomEvent<unknown>>(win, names.settingsSynced, ({ detail }) => {
    last = detail;
  });
  on('settings:wanted', () => {
    if (last) win.dispatchEvent(new win.CustomEvent(names.settingsSynced, { detail: last }));
  });
};

const CONTROLS = 'a,button,input[type=submit],input[type=button]';

const within = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * No link outside the edited layout navigates away, and nothing in a visual builder removes items
 * from a cart (builder.md §3).
 */
const holdOutside = ({ page, listen }: ControllerScope): void => {
  const { document: doc, mode } = page;
  const capture = { capture: true };
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  listen(doc, 'submit', (event) => within(event, names.outside) && hold(event), capture);
  listen(
    doc,
    'click',
    (event) => {
      const isOutside = within(event, names.outside) && within(event, CONTROLS);
      const isRemoval = mode.builderType === 'vb' && within(event, names.removal);
      if (isOutside || isRemoval) hold(event);
    },
    capture,
  );
};

interface Owner {
  ET_FB?: { utils?: Record<string, unknown> };
}

/** Debug commands for the console: `ET_FB.utils.debugOn()`. */
const publishDebug = ({ page, onEnd }: ControllerScope): void => {
  const { window: win, local } = page;
  const owner = win as unknown as Owner;
  const hadOwner = owner.ET_FB !== undefined;
  const api = (owner.ET_FB ??= {});
  const hadUtils = api.utils !== undefined;
  const utils = (api.utils ??= {});
  const commands = Object.entries(createDebug(local, win.console)).filter(
    ([name]) => !Object.hasOwn(utils, name),
  );
  for (const [name, command] of commands) utils[name] = command;
  onEnd(() => {
    for (const [name, command] of commands) {
      if (utils[name] === command) Reflect.deleteProperty(utils, name);
    }
    if (!hadUtils) delete api.utils;
    if (!hadOwner) delete owner.ET_FB;
  });
};

/** The preview mode that the editor has set on the `html` element; desktop without one. */
const previewModeOf = (html: Element): PreviewMode =>
  previewModes.find((mode) => html.classList.contains(names.modePrefix + mode)) ?? 'desktop';

const isPreviewMode = (value: unknown): value is PreviewMode =>
  (previewModes as readonly unknown[]).includes(value);

/** The device of a mode; wireframe and zoom show the desktop. */
export const deviceOf = (mode: PreviewMode): Device =>
  devices.find((device) => device === mode) ?? 'desktop';

/**
 * Emits the editor's preview mode on the page's bus: on the editor's event, and on the class of
 * `html` where only that changes (specification S2.22).
 */
const followModes = (scope: ControllerScope): void => {
  const { window: win, document: doc, bus } = scope.page;
  const { documentElement: html } = doc;
  let known = previewModeOf(html);
  const emit = (mode: PreviewMode) => {
    if (mode === known) return;
    known = mode;
    bus.emit('preview:switched', { mode, device: deviceOf(mode) });
  };
  const observer = new win.MutationObserver(() => emit(previewModeOf(html)));
  observer.observe(html, { attributeFilter: ['class'] });
  scope.onEnd(() => observer.disconnect());
  listenInTop(scope, topOf(win), names.modeChanged, (device, mode) => {
    // Older editors name the device only.
    const named = [mode, device].find(isPreviewMode);
    if (named) emit(named);
  });
};

/** Features of a page rendered by an editor. */
const startInEditor = (scope: ControllerScope): void => {
  const { page, guard, onEnd } = scope;
  const { window: win, document: doc, mode, events } = page;
  const outer = topOf(win).document;
  holdOutside(scope);
  followModes(scope);
  followRendering(scope);
  keepSettings(scope);
  publishInitialisers(scope);
  // The editor has rendered elements that the server has not.
  const again = guard(() => page.scan(doc.documentElement));
  for (const name of [names.appReady, names.rootMounted, names.contentChanged]) {
    onEnd(events.listen(win, name, again));
  }
  if (mode.builderType === 'vb') showSampleNotice(scope);
  // The bar of the outer window would move the editor down.
  if (outer.getElementById(names.adminBar)) onEnd(addStyleSheet(outer, names.zeroMargin));
};

/** The page builder's side of a page: an editor's preview, or the page that renders one. */
export const start: Start = (scope) => {
  const { globals, mode } = scope.page;
  if (mode.isBuilder) startInEditor(scope);
  if (mode.isBuilder || mode.isLayoutPreview) publishDebug(scope);
  if (globals.has(previewParams)) scope.startLazy(shortcodePreview);
  if (mode.isLayoutPreview) scope.startLazy(layoutBlockPreview);
};

import type { ControllerScope } from '../../runtime/controller-scope';
import { plainObject } from '../../runtime/kit';
import { blockOrderChanged } from '../../runtime/names/block-editor';
import type { StickyPage } from '../sticky-page';
import { createFrames } from './create-frames';
import * as names from './names';

/** Specification S9.31, S9.32 and sticky.md §11, in milliseconds. */
const LOCATION_MS = 2000;
const SETTINGS_MS = 10;
const EDITOR_MS = 300;

type Handler = (event: unknown, screenMode: unknown, builderMode: unknown) => void;
interface JQueryLike {
  (target: unknown): Record<'on' | 'off', (name: string, handler: Handler) => void>;
}

/** Follows an editor: its settings, frames and bars (specification S4.59, S4.60). */
export const start = (scope: ControllerScope, stickyPage: StickyPage): void => {
  const { page, changes, listen, guard, onEnd } = scope;
  const { window: win, mode } = page;
  const { sticky, environment, timers, printed, adopt, measureSoon } = stickyPage;
  const frames = createFrames(page, { ...environment });
  Object.assign(environment, frames.environment, { where: frames.where });
  const { top } = frames;

  const listenTo = (targets: readonly EventTarget[], types: readonly string[], run: () => void) => {
    for (const target of targets) for (const type of types) listen(target, type, run);
  };
  const evaluate = () => sticky.evaluate();
  const restart = () => sticky.restart();
  const followed = new Set<EventTarget>();
  const followScrolling = () => {
    const targets = frames.scrollers().filter((target) => !followed.has(target));
    for (const target of targets) followed.add(target);
    listenTo(targets, ['scroll'], evaluate);
  };

  /** The printed entries are merged with the editor's settings. */
  let known = '';
  const sync = (settings: unknown) => {
    const synced = plainObject(settings);
    const text = JSON.stringify(synced);
    if (!synced || text === known) return;
    known = text;
    const entries = { ...synced, ...printed };
    adopt(entries);
    const modules = [...sticky.modules.values()];
    for (const { element } of modules) {
      const isMoved = element.querySelector(names.hasTransformFlag) !== null;
      changes.setClass(element, names.hasTransform, isMoved || null);
    }
    // The editor sends them unordered.
    modules.sort((a, b) => a.flow.top - b.flow.top || a.flow.left - b.flow.left);
    timers.set('settings', SETTINGS_MS, () => {
      adopt(Object.fromEntries(modules.map(({ id, raw }) => [id, raw])));
      restart();
    });
  };
  listen<CustomEvent<{ settings?: unknown } | null>>(win, names.settingsSynced, ({ detail }) => {
    if (mode.isBuilder) sync(detail?.settings);
  });

  const switchMode: Handler = guard((_, __, builderMode) => {
    frames.setMode(String(builderMode));
    // The editor may have a scroll container that it did not have before.
    followScrolling();
    timers.set('location', LOCATION_MS, restart);
  });
  const $ = (top as { jQuery?: JQueryLike }).jQuery;
  const outer = typeof $ === 'function' ? $(top) : null;
  outer?.on(names.modeChanged, switchMode);
  onEnd(() => outer?.off(names.modeChanged, switchMode));

  for (const name of [names.appReady, names.rootMounted]) {
    onEnd(page.events.listen(win, name, guard(restart)));
  }
  listenTo([top], [names.metaboxSorted, 'resize'], measureSoon);
  listenTo([win], [blockOrderChanged, names.noticeSizeChanged], () =>
    timers.set('editor', EDITOR_MS, restart),
  );
  followScrolling();
  restart();
  page.bus.emit('settings:wanted');
};

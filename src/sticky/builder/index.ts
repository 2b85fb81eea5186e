import { createChanges, listen, plainObject } from '../../runtime/kit';
import { blockOrderChanged } from '../../runtime/names/block-editor';
import type { Page } from '../../runtime/page';
import type { Running } from '../start-sticky';
import { createFrames } from './create-frames';
import * as names from './names';

/** Specification S9.31, S9.32 and contract sticky.md §12, in milliseconds. */
const LOCATION_MS = 2000;
const SETTINGS_MS = 10;
const EDITOR_MS = 300;

type Handler = (event: unknown, screenMode: unknown, builderMode: unknown) => void;
interface JQueryLike {
  (target: unknown): Record<'on' | 'off', (name: string, handler: Handler) => void>;
}

/** Follows an editor: its settings, its frames and its bars (specification S4.59, S4.60). */
export const startBuilder = (page: Page, running: Running): void => {
  const { window: win, mode, report } = page;
  const { environment, signal, timers, adopt, measureSoon } = running;
  const frames = createFrames(page, { ...environment });
  const changes = createChanges();
  Object.assign(environment, frames.environment, { where: frames.where });
  const { top } = frames;
  const listening = { signal, report, source: 'sticky' };

  const listenTo = (targets: readonly EventTarget[], types: readonly string[], run: () => void) => {
    for (const target of targets) for (const type of types) listen(target, type, run, listening);
  };
  const evaluate = () => running.sticky.evaluate();
  const restart = () => running.sticky.restart();
  const watchScrolling = () => listenTo(frames.scrollers(), ['scroll'], evaluate);

  /** The printed entries stand beside what the editor knows. */
  let known = '';
  const sync = (settings: unknown) => {
    const synced = plainObject(settings);
    const text = JSON.stringify(synced);
    if (!synced || text === known) return;
    known = text;
    const entries = { ...synced, ...running.printed };
    adopt(entries);
    const modules = [...running.sticky.modules.values()];
    for (const { element } of modules) {
      const isMoved = element.querySelector(names.hasTransformFlag) !== null;
      changes.setClass(element, names.hasTransform, isMoved || null);
    }
    // The editor sends them in no order.
    modules.sort((a, b) => a.flow.top - b.flow.top || a.flow.left - b.flow.left);
    timers.set('settings', SETTINGS_MS, () => {
      adopt(Object.fromEntries(modules.map(({ id, raw }) => [id, raw])));
      restart();
    });
  };
  listen<CustomEvent<{ settings?: unknown } | null>>(
    win,
    names.settingsSynced,
    ({ detail }) => {
      if (mode.isBuilder) sync(detail?.settings);
    },
    listening,
  );

  const switchMode: Handler = (_, __, builderMode) => {
    frames.setMode(String(builderMode));
    watchScrolling();
    timers.set('location', LOCATION_MS, restart);
  };
  const $ = (top as { jQuery?: JQueryLike }).jQuery;
  const outer = typeof $ === 'function' ? $(top) : null;
  outer?.on(names.modeChanged, switchMode);

  const undos = [names.appReady, names.rootMounted].map((name) =>
    page.events.listen(win, name, restart),
  );
  listenTo([top], [names.metaboxSorted, 'resize'], measureSoon);
  listenTo([win], [blockOrderChanged, names.noticeSizeChanged], () =>
    timers.set('editor', EDITOR_MS, restart),
  );
  watchScrolling();
  restart();
  page.bus.emit('settings:wanted');
  signal.addEventListener('abort', () => {
    outer?.off(names.modeChanged, switchMode);
    for (const undo of undos) undo();
    changes.undo();
  });
};

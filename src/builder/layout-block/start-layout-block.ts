import { createChanges, listen } from '../../runtime/kit';
import { blockOrderChanged } from '../../runtime/names/block-editor';
import type { Page } from '../../runtime/page';
import { editorOf } from './editor-of';
import { fitFrame } from './fit-frame';
import { holdBlockLinks } from './hold-block-links';
import * as names from './names';
import { placeFixed } from './place-fixed';
import { replaceVh } from './replace-vh';

/** Milliseconds (contract builder.md §6.2). */
const SETTLED_MS = 1000;
const RESIZE_MS = 350;
const EDITOR_RESIZE_MS = 500;
const ORDER_MS = 300;

/** What a page does that the block editor shows as the preview of one layout. */
export const startLayoutBlock = (page: Page, signal: AbortSignal): void => {
  const { window: win, report } = page;
  const editor = editorOf(page);
  const changes = createChanges();
  const timers = new Map<string, number>();
  const later = (name: string, ms: number, run: () => void) => {
    win.clearTimeout(timers.get(name));
    timers.set(name, win.setTimeout(run, ms));
  };
  let undoVh = () => {};
  let undoFixed = () => {};

  const fit = () => {
    fitFrame(page, editor, changes);
    later('settled', SETTLED_MS, () => fitFrame(page, editor, changes));
  };
  const place = () => {
    undoFixed();
    undoFixed = placeFixed(page, editor, changes);
  };
  const follow = () => {
    undoVh();
    undoVh = replaceVh(page, editor);
    place();
    fit();
  };
  const listening = { signal, report, source: 'builder' };
  listen(win, 'resize', () => later('resize', RESIZE_MS, fit), listening);
  listen(editor.top, 'resize', () => later('editor', EDITOR_RESIZE_MS, follow), listening);
  listen(win, blockOrderChanged, () => later('order', ORDER_MS, place), listening);
  holdBlockLinks(page, editor, signal);
  signal.addEventListener('abort', () => {
    for (const timer of timers.values()) win.clearTimeout(timer);
    undoVh();
    undoFixed();
    changes.undo();
  });
  follow();
  editor.tell(names.ready);
};

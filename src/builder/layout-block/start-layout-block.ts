import type { ControllerScope } from '../../runtime/controller-scope';
import { blockOrderChanged } from '../../runtime/names/block-editor';
import { editorOf } from './editor-of';
import { fitFrame } from './fit-frame';
import { holdBlockLinks } from './hold-block-links';
import * as names from './names';
import { placeFixed } from './place-fixed';
import { replaceVh } from './replace-vh';

/** Milliseconds (builder.md §5.1). */
const SETTLED_MS = 1000;
const RESIZE_MS = 350;
const EDITOR_RESIZE_MS = 500;
const ORDER_MS = 300;

/** What a page does that the block editor shows as the preview of one layout. */
export const startLayoutBlock = (scope: ControllerScope): void => {
  const { page, listen, after, onEnd } = scope;
  const { window: win } = page;
  const editor = editorOf(page);
  const timers = new Map<string, () => void>();
  const later = (name: string, ms: number, run: () => void) => {
    timers.get(name)?.();
    timers.set(name, after(ms, run));
  };
  let undoVh = () => {};
  let undoFixed = () => {};

  const fit = () => {
    fitFrame(scope, editor);
    later('settled', SETTLED_MS, () => fitFrame(scope, editor));
  };
  const place = () => {
    undoFixed();
    undoFixed = placeFixed(scope, editor);
  };
  const follow = () => {
    undoVh();
    undoVh = replaceVh(page, editor);
    place();
    fit();
  };
  listen(win, 'resize', () => later('resize', RESIZE_MS, fit));
  listen(editor.top, 'resize', () => later('editor', EDITOR_RESIZE_MS, follow));
  listen(win, blockOrderChanged, () => later('order', ORDER_MS, place));
  holdBlockLinks(scope, editor);
  onEnd(() => {
    undoVh();
    undoFixed();
  });
  follow();
  editor.notify(names.ready);
};

import { shape, text } from '../../runtime/kit';
import * as blockEditor from '../../runtime/names/block-editor';
import type { Page } from '../../runtime/page';
import { topOf } from '../page/listen-in-top';
import * as names from './names';

const layoutScript = { name: names.layoutScript, read: shape({ blockId: text() }) };

export interface Editor {
  readonly top: Window;
  readonly blockId: string;
  /** The frame of this page; null if cross-origin. */
  readonly frame: HTMLElement | null;
  /** The block that contains the frame. */
  readonly block: HTMLElement | null;
  /** The item of the inserter's menu that shows the layout, instead of a block. */
  readonly inserterItem: HTMLElement | null;
  /** Sends an event of this block to the editor. */
  notify(event: string): void;
}

/** The block editor around this page. */
export const editorOf = ({ window: win, globals }: Page): Editor => {
  const top = topOf(win);
  const { blockId } = globals.get(layoutScript);
  const frame = top === win ? null : top.document.getElementById(blockEditor.layoutFrame + blockId);
  const block = frame?.closest<HTMLElement>(blockEditor.layoutBlock) ?? null;
  return {
    top,
    blockId,
    frame,
    block,
    inserterItem: block ? null : (frame?.closest<HTMLElement>(names.inserterBlock) ?? null),
    notify(event) {
      top.document.dispatchEvent(new CustomEvent(event, { detail: { blockId } }));
    },
  };
};

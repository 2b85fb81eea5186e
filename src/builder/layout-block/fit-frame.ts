import type { ControllerScope } from '../../runtime/controller-scope';
import { flag, shape } from '../../runtime/kit';
import type { Editor } from './editor-of';
import * as names from './names';

/** Which theme draws the page; neither where the builder is a plugin of another one. */
const utils = {
  name: names.utils,
  read: shape({ condition: shape({ diviTheme: flag(), extraTheme: flag() }) }),
};

/** Pixels of the block's own border and padding beside the page. */
const BLOCK_SIDES = 28;

const offsetOf = (section: HTMLElement | undefined) =>
  Number.parseFloat(section?.dataset[names.boxShadowOffset] ?? '') || 0;

/** Gives the frame the height of the page, and the page the width of its block. */
export const fitFrame = ({ page, changes }: ControllerScope, editor: Editor): void => {
  const { window: win, document: doc, globals } = page;
  const { frame, block, inserterItem, top } = editor;
  const { documentElement: html } = doc;

  const { overflow, overflowY } = win.getComputedStyle(html);
  if (overflow === 'hidden' || overflowY === 'scroll') {
    changes.setClass(html, names.forceOverflow, true);
  }
  const { diviTheme, extraTheme } = globals.get(utils).condition;
  const root = doc.getElementById(names.builderRoot);
  for (let at = root?.parentElement ?? null; at && at !== html; at = at.parentElement) {
    changes.setClass(at, names.ancestor, true);
    const isNarrow = at.offsetWidth < (at.parentElement?.offsetWidth ?? 0);
    if (!diviTheme && !extraTheme && isNarrow) changes.setClass(at, names.widthCorrection, true);
  }
  const container = doc.getElementById(names.pageContainer);
  if (container && block) {
    const sections = [...doc.querySelectorAll<HTMLElement>(names.section)];
    const isFlush = Number.parseFloat(top.getComputedStyle(block).paddingRight) === 0;
    changes.setStyle(container, 'margin', '0px auto !important');
    changes.setStyle(container, 'padding-top', `${offsetOf(sections[0])}px`);
    changes.setStyle(container, 'padding-bottom', `${offsetOf(sections.at(-1))}px`);
    changes.setStyle(container, 'width', `${block.offsetWidth - (isFlush ? 0 : BLOCK_SIDES)}px`);
  }

  const height = html.offsetHeight;
  if (frame) {
    changes.setStyle(frame, 'height', `${height}px`);
    if (frame.parentElement) changes.setStyle(frame.parentElement, 'line-height', '1');
  }
  if (frame?.parentElement && inserterItem) {
    const scale = frame.parentElement.offsetWidth / (top.innerWidth || 1);
    changes.setStyle(inserterItem, 'height', `${height * scale}px`);
  }
};

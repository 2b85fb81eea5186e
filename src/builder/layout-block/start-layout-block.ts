import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import { type Editor, editorOf } from './editor-of';
import { flag, shape } from '../../runtime/kit';
import { blockOrderChanged } from '../../runtime/names/block-editor';
import { placeFixed } from './place-fixed';
import { replaceVh } from './replace-vh';

/** Links inside the page and pager links work; all others are reported to the editor. */
const holdBlockLinks = ({ page, listen }: ControllerScope, editor: Editor): void => {
  const { document: doc } = page;
  listen(doc, 'click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    if (!link || address.startsWith('#')) return;
    // The list of a module loads its next page itself.
    if (link.closest(names.pagination) && event.defaultPrevented) return;
    event.preventDefault();
    if (address !== '') editor.notify(names.externalLink);
  });
  const holdForm = (event: Event) => {
    event.preventDefault();
    // Otherwise modules that submit their forms by script would do so.
    event.stopImmediatePropagation();
    editor.notify(names.unwantedForm);
  };
  listen(doc, 'submit', holdForm, { capture: true });
};

/** The theme of the page; neither where the builder is a plugin with another theme. */
const utils = {
  name: names.builderUtils,
  read: shape({ condition: shape({ diviTheme: flag(), extraTheme: flag() }) }),
};

/** The block's own border and padding beside the page, in pixels. */
const BLOCK_SIDES = 28;

const offsetOf = (section: HTMLElement | undefined) =>
  Number.parseFloat(section?.dataset[names.boxShadowOffset] ?? '') || 0;

/** Gives the frame the height of the page, and the page the width of its block. */
const fitFrame = ({ page, changes }: ControllerScope, editor: Editor): void => {
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

  const around = frame?.parentElement;
  if (!around) return;
  const height = html.offsetHeight;
  changes.setStyle(frame, 'height', `${height}px`);
  changes.setStyle(around, 'line-height', '1');
  if (!inserterItem) return;
  const scale = around.offsetWidth / (top.innerWidth || 1);
  changes.setStyle(inserterItem, 'height', `${height * scale}px`);
};

/** Milliseconds (builder.md §5.1). */
const SETTLED_MS = 1000;
const RESIZE_MS = 350;
const EDITOR_RESIZE_MS = 500;
const ORDER_MS = 300;

/** A page shown in the block editor as the preview of one layout. */
export const start = (scope: ControllerScope): void => {
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

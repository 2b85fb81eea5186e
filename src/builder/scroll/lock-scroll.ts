import type { PreviewMode } from '../model/responsive';
import { type EditorWindows, scrollTargetOf } from './editor-windows';

/** Size of the measured box in pixels, larger than any scrollbar. */
const BOX = 100;
let known = 0;

/** Width of a vertical scrollbar in pixels; 0 for overlay scrollbars. Cached once known. */
export const scrollbarWidth = (doc: Document): number => {
  if (known > 0) return known;
  const box = doc.createElement('div');
  Object.assign(box.style, {
    position: 'absolute',
    visibility: 'hidden',
    overflow: 'scroll',
    width: `${BOX}px`,
    height: `${BOX}px`,
  });
  doc.body.append(box);
  known = BOX - box.clientWidth;
  box.remove();
  return known;
};

/** Bars that must not move while the scrollbar is hidden. */
const BARS = [
  '.et-fb-page-settings-bar:not(.et-fb-page-settings-bar--corner):not(.et-fb-page-settings-bar--vertical)',
  '#wpadminbar',
  '.et_fixed_nav:not(.et_vertical_nav) #top-header',
  '#main-header',
];
const ADMIN_BAR = 'wpadminbar';

const locks = new WeakMap<HTMLElement, number>();

/**
 * Locks scrolling in a preview mode, without a shift of the page; several locks hold until the last
 * is undone (specification S4.61). Returns the undo, which may be called twice.
 */
export const lockScroll = (windows: EditorWindows, mode: PreviewMode = 'desktop'): (() => void) => {
  const target = scrollTargetOf(windows, mode);
  const { top, app, builderType } = windows;
  const held = locks.get(target) ?? 0;
  locks.set(target, held + 1);
  const docs = new Set([top.document, app.document]);
  const bars = [...docs].flatMap((doc) => [...doc.querySelectorAll<HTMLElement>(BARS.join())]);
  const isBackEnd = builderType === 'bfb';
  const hasBar = !isBackEnd && target.scrollHeight > target.clientHeight;
  const width = hasBar ? scrollbarWidth(target.ownerDocument) : 0;
  if (held === 0) {
    target.style.overflowY = 'hidden';
    target.style.paddingRight = `${width}px`;
    for (const bar of bars) bar.style.width = `calc(100% - ${width}px)`;
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    const left = (locks.get(target) ?? 1) - 1;
    locks.set(target, left);
    if (left > 0) return;
    target.style.overflowY = 'auto';
    target.style.paddingRight = '0px';
    for (const bar of bars) {
      bar.style.width = isBackEnd && bar.id === ADMIN_BAR ? '100%' : '';
    }
  };
};

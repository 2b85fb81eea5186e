import * as names from './names';
import { type Enhancement, runEnhancements } from './enhancement';
import type { ControllerScope } from '../../runtime/controller-scope';
import { applyStyles, list, safeQuery, text, waypoint } from '../../runtime/kit';
import { enhanceCommentForms } from './enhance-comment-forms';
import type { Start } from '../../runtime/definition';

/** The type of a column without one: a full row. */
const WHOLE = '4_4';

const equal: Readonly<Record<string, string>> = {
  '_1-4_1-4_1-4_1-4': '_4col',
  '_1-5_1-5_1-5_1-5_1-5': '_5col',
  '_1-6_1-6_1-6_1-6_1-6_1-6': '_6col',
};

/**
 * The class of a row by the types of its columns (`1_4`), or null where the style sheet needs none.
 * Without it, quarters wrap wrongly on tablets (divi-modules.md §4.2).
 */
export const rowClass = (types: readonly (string | null)[]): string | null => {
  const key = types.map((type) => `_${(type ?? WHOLE).replace('_', '-')}`).join('');
  if (!/1-4|1-5_1-5|1-6_1-6/.test(key)) return null;
  return `et_pb_row${equal[key] ?? key}`;
};

const typeOf = ({ classList }: Element) =>
  [...classList].flatMap((name) => names.columnType.exec(name)?.[1] ?? [])[0] ?? null;

/** Classes of rows and columns that only the old script set (divi-modules.md §4.2). */
const enhanceRows: Enhancement = (find, { changes }) => {
  for (const row of find(`.${names.row}`, `.${names.innerRow}`)) {
    const columns = row.classList.contains(names.innerRow)
      ? [...row.querySelectorAll(`.${names.column}`)]
      : [...row.children].filter(({ classList }) => classList.contains(names.column));
    const name = columns.length > 0 ? rowClass(columns.map(typeOf)) : null;
    if (name) changes.setClass(row, name, true);
  }
  const special = `.${names.specialtySection} > .${names.row} > .${names.column}`;
  for (const column of find(`${special}:not(.${names.specialtyColumn})`)) {
    changes.setClass(column, names.singleColumn, true);
  }
};

/** Selectors of modules with a box-shadow overlay. */
export const boxShadowElements = { name: 'et_pb_box_shadow_elements', read: list(text()) };

/** Inner shadows need an element of their own to cover the content (divi-modules.md §4.4). */
const enhanceOverlays: Enhancement = (find, { page, changes, onEnd }) => {
  for (const selector of page.globals.get(boxShadowElements)) {
    for (const element of safeQuery(() => find(selector)) ?? []) {
      if (element.querySelector(`:scope > .${names.overlay}`)) continue;
      const overlay = page.document.createElement('div');
      overlay.className = names.overlay;
      changes.setClass(element, names.hasOverlay, true);
      element.prepend(overlay);
      onEnd(() => overlay.remove());
    }
  }
};

/**
 * The style sheet hides content until a background video can play. Content does not wait for
 * decoration, so it is shown immediately (divi-modules.md §1).
 */
const enhancePreload: Enhancement = (find, { changes }) => {
  for (const element of find(`.${names.preload}`)) changes.setClass(element, names.preload, false);
};

/** Frames of video hosts keep their aspect ratio, as set by the first layout. */
const enhanceVideos: Enhancement = (find, { page, changes }) => {
  for (const frame of find(names.videoFrames)) page.firstLayout.layOut(frame, changes);
};

/** Shows elements waiting to come into view, and their bars, without animation. */
const showWaiting = ({ page, changes }: ControllerScope) =>
  applyStyles(changes, [...page.document.querySelectorAll<HTMLElement>(names.waiting)], () => ({
    animation: 'none',
    opacity: '1',
  }));

/** Modules that the style sheet hides until they come into view (divi-modules.md §13.2). */
const enhanceWaypoints: Enhancement = (find, scope) => {
  const { page, changes, signal, guard, inBackground, onEnd } = scope;
  const name = page.mode.isBuilder ? names.animatedInBuilder : names.animated;
  const { window: win } = page;
  /** Shows elements that are still hidden after their animation. */
  const showRest = async (element: HTMLElement) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    if (!signal.aborted && win.getComputedStyle(element).opacity === '0') {
      changes.setClass(element, names.waypoint, false);
    }
  };
  // Under reduced motion they are shown immediately.
  if (page.stores.$motion.get() === 'reduce') showWaiting(scope);
  for (const element of find(`.${names.waypoint}`)) {
    const reached = () => {
      changes.setClass(element, name, true);
      win.requestAnimationFrame(() => inBackground(showRest(element)));
    };
    onEnd(waypoint(page, element, guard(reached)));
  }
};

/** Layout first, so that measurements find the final positions. */
const enhancements: readonly Enhancement[] = [
  enhanceRows,
  enhancePreload,
  enhanceOverlays,
  enhanceVideos,
  enhanceCommentForms,
  enhanceWaypoints,
];

/** Enhancements that the style sheet expects of a script on any page, independent of modules. */
export const startEnhancements: Start = (scope) => {
  runEnhancements(scope, enhancements);
  // In print nothing comes into view.
  scope.listen(scope.page.window, 'beforeprint', () => showWaiting(scope));
};

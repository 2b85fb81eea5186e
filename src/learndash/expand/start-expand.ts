import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';
import {
  addStyleSheet,
  FOCUS_RING,
  headerHeight,
  number,
  shape,
  smoothScroll,
} from '../../runtime/kit';
import { type ContentUpdates, notify } from '../content-updates';
import { expanded, focusHeader, openAll, searchPrompt } from '../names';
import { type BatchSize, createBodies } from './create-bodies';
import { createControls, isExpanded } from './create-controls';
import { createFinder, type Found, type Target } from './create-finder';
import { inSlices } from './in-slices';

/** The lesson that an address names: the part before the first hyphen, if it is a number. */
export const lessonOfQuery = (search: string): string | null => {
  const [lesson = ''] = (new URLSearchParams(search).get(names.lessonQuery) ?? '').split('-', 1);
  return /^\d+$/.test(lesson) ? lesson : null;
};

const SCROLL_MS = 500;
/** More bodies than this open together without being measured or animated. */
const MOST_MOVING = 20;

/** `learndash.global`: since 5.0.1 an owner can set how far above a lesson scrolling ends, in pixels. */
const learndash = {
  name: 'learndash',
  read: shape({ global: shape({ scrollOffset: number(0) }) }),
};

/** Interface of expandable bodies for other features. */
export interface Expand {
  setOpen(control: HTMLElement, isOpen: boolean): void;
  /** Adopts re-rendered content immediately. */
  prepare(root: Element): void;
  /** Resets buttons that open all rows of a list: its rows are new and closed. */
  resetAll(list: Element): void;
}

interface Entry extends Target {
  readonly controls: readonly HTMLElement[];
}

/** Looks bodies up; empty where the page has none. */
type FindEntry = () => readonly Entry[];

const entriesOf = (finds: readonly FindEntry[]) => finds.flatMap((find) => find());

const STYLES = `.ld-expand-button[role=button]:focus-visible{${FOCUS_RING}}@media print{.${names.rowBody},.${names.modernBody}{display:block!important;max-height:none!important}}`;

/** Expandable lessons, courses, lists and searches (specification S4.38, learndash.md §5). */
export const startExpand = (
  scope: ControllerScope,
  { arrivals, moves }: ContentUpdates,
): Expand => {
  const { page, changes, listen, onEnd } = scope;
  const { document: doc, window: win } = page;
  const finder = createFinder(doc);
  const bodies = createBodies(scope);
  const controls = createControls(scope, finder, bodies);
  const slices = inSlices(scope);
  /**
   * Added only when a key or printing needs it: for a new style sheet the engine processes the
   * whole page.
   */
  let removeStyles: (() => void) | undefined;
  const addStyles = () => {
    removeStyles ??= addStyleSheet(doc, STYLES);
  };
  onEnd(() => removeStyles?.());
  listen(win, 'beforeprint', addStyles);

  const controlsIn = (root: Element): readonly HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>(`.${names.button}`),
    ...root.querySelectorAll<HTMLElement>(`.${searchPrompt}`),
    ...root.querySelectorAll<HTMLElement>(names.otherButtons),
  ];

  /** Groups buttons by what they open: a row of the profile has two for one body. */
  const byKeyOf = (all: readonly HTMLElement[]) => {
    const byKey = new Map<string, HTMLElement[]>();
    for (const control of all) {
      const key = finder.keyOf(control);
      byKey.set(key, [...(byKey.get(key) ?? []), control]);
    }
    return byKey;
  };

  /** Bodies of a button, one by one: finding all of a long list takes longer than a press may. */
  const entriesBehind = (control: HTMLElement, found: Found | null): readonly FindEntry[] => {
    if (!found) return [];
    const scope = finder.scopeOf(control);
    const all = controlsIn(scope);
    const byKey = byKeyOf(all);
    const behind =
      (key: string, find: () => Target | null): FindEntry =>
      () => {
        const target = find();
        return target ? [{ ...target, controls: byKey.get(key) ?? [] }] : [];
      };
    if (found.kind === 'one') return [behind(finder.keyOf(control), () => found.target)];
    if (found.kind === 'ids') {
      return found.ids.map((id) => behind(id, () => finder.byId(scope, id)));
    }
    // Mostly within the scope, which has been searched already.
    const inner = found.list.flatMap((list) =>
      scope.contains(list) ? all.filter((each) => list.contains(each)) : controlsIn(list),
    );
    return [...byKeyOf(inner)].map(([key, [first]]) =>
      behind(key, () => {
        const one = first && finder.find(first);
        return one?.kind === 'one' ? one.target : null;
      }),
    );
  };

  const apply = (entries: readonly Entry[], isOpen: boolean, batchSize: BatchSize) => {
    for (const each of entries) {
      for (const control of each.controls) {
        controls.prepare(control, batchSize);
        controls.show(control, isOpen);
      }
      for (const element of each.marked) {
        changes.setClass(element, expanded, isOpen);
      }
    }
    for (const marksBody of [true, false]) {
      const own = entries.filter(({ marked }) => (marked.length === 0) === marksBody);
      const ownBodies = own.flatMap((each) => each.bodies);
      bodies.set(ownBodies, { isOpen, marksBody, batchSize });
    }
  };

  /** Counts no more of a live list than necessary: counting all takes longer than a press may. */
  const isLarge = (found: Found | null) =>
    found?.kind === 'ids'
      ? found.ids.length > MOST_MOVING
      : found?.kind === 'list' &&
        found.list.some((each) => each.getElementsByClassName(names.button)[MOST_MOVING]);

  const setOpen = (control: HTMLElement, isOpen: boolean) => {
    controls.prepare(control, 'few');
    const found = finder.find(control);
    const done = () => notify(moves);
    if (isLarge(found)) {
      controls.show(control, isOpen);
      const work = (some: readonly FindEntry[], isFar: boolean) =>
        apply(entriesOf(some), isOpen, isFar ? 'far' : 'many');
      slices(control, () => entriesBehind(control, found), work, done);
      return;
    }
    const entries = entriesOf(entriesBehind(control, found));
    if (entries.length === 0) {
      // oxlint-disable-next-line no-console -- the console message of the specification (S8.13)
      console.log(names.nothingFound);
      return;
    }
    controls.show(control, isOpen);
    apply(entries, isOpen, 'few');
    done();
  };

  listen<MouseEvent>(doc, 'click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>(names.controls);
    if (!control || control.id === names.postButton) return;
    event.preventDefault();
    // Rows without access ignore the pointer, so they ignore keys too.
    if (win.getComputedStyle(control).pointerEvents === 'none') return;
    setOpen(control, !isExpanded(control));
  });
  listen<KeyboardEvent>(doc, 'keydown', (event) => {
    addStyles();
    controls.press(event);
  });

  const prepareAll = (all: readonly HTMLElement[], batchSize: BatchSize) => {
    for (const control of all) controls.prepare(control, batchSize);
  };
  arrivals.push((root) => {
    finder.forget();
    const all = controlsIn(root);
    if (all.length > MOST_MOVING)
      slices(
        all,
        () => all,
        (some) => prepareAll(some, 'many'),
      );
    else prepareAll(all, 'few');
  });

  const coveredHeight = () => {
    const bar = doc.querySelector(`.${focusHeader}`);
    return bar && win.getComputedStyle(bar).position === 'fixed'
      ? bar.getBoundingClientRect().bottom
      : headerHeight(doc);
  };
  const showLesson = () => {
    const lesson = lessonOfQuery(win.location.search);
    const named = lesson && doc.getElementById(names.row(lesson));
    // On the modern course page the body has the id.
    const row = named && (named.closest(`.${names.modernBody}`)?.parentElement ?? named);
    if (!row) return;
    const control = row.querySelector<HTMLElement>(names.controls);
    if (control && finder.find(control)) setOpen(control, true);
    void smoothScroll(page, {
      top: () =>
        row.getBoundingClientRect().top +
        win.scrollY -
        (page.globals.get(learndash).global.scrollOffset || coveredHeight()),
      durationMs: SCROLL_MS,
    });
  };
  showLesson();

  // Content inserted by other scripts, such as the pages of the modern course page.
  listen(doc, 'ldAccordionPaginationComplete', ({ target }) => notify(arrivals, target as Element));

  return {
    setOpen,
    prepare(root) {
      finder.forget();
      prepareAll(controlsIn(root), 'few');
    },
    resetAll(root) {
      const box = root.closest(names.listBox);
      for (const control of box?.querySelectorAll<HTMLElement>(openAll) ?? []) {
        if (root.contains(control)) continue;
        // The ids belong to the previous page.
        if (!finder.adopted.has(control) && control.hasAttribute('aria-controls')) {
          const ids = controlsIn(root).map(finder.keyOf).join(' ');
          changes.setAttribute(control, 'aria-controls', ids);
        }
        controls.show(control, false);
      }
    },
  };
};

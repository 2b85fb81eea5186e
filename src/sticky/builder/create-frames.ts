import * as blockEditor from '../../runtime/names/block-editor';
import * as names from './names';
import type { Decision, Geometry, View } from '../decide';
import type { Styles } from '../stuck-styles';
import { oneOf, record, shape, text } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import type { Environment } from '../environment';

/**
 * A frame as high as its page does not scroll, so `fixed` does not move in it: the position follows
 * the outer window instead, and needs no margin for a limit (sticky.md §11).
 */
export const frameStyles = (
  decision: Decision,
  { heightSticky, limit, offset, surrounding }: Geometry,
  { scroll, height }: View,
): Styles => {
  if (decision.state === 'free') return {};
  const { edge } = decision;
  const isPaused = decision.state === 'paused';
  const top =
    edge === 'top'
      ? isPaused && limit.bottom
        ? limit.bottom.bottom - surrounding.bottom - heightSticky
        : scroll + offset.top
      : isPaused && limit.top
        ? limit.top.top + surrounding.top
        : scroll + height - offset.bottom - heightSticky;
  return { top: `${top}px`, bottom: 'auto', 'margin-top': '0px', 'will-change': 'top' };
};

const known = oneOf(['app', 'top'], 'app');
/** The scroll container in each preview mode of the editor. */
const modes = {
  name: names.builderUtils,
  read: shape({ builderScrollLocations: record(known), onloadScrollLocation: known }),
};
const layout = { name: names.layoutScript, read: shape({ blockId: text() }) };

/** Below this width the editor's own window scrolls too, and its admin bar is not fixed (S9.22). */
const EDITOR_NARROW = 600;

type Location = 'app' | 'top';
type Found = HTMLElement | null | undefined;

/** The window around the frame; this one in a cross-origin frame (sticky.md §13). */
const topOf = (win: Window): Window => {
  try {
    return win.top?.document ? win.top : win;
  } catch {
    return win;
  }
};

const visibleHeight = (element: Found) => element?.offsetHeight ?? 0;

/** The frames of a builder: which one scrolls, how far, and the editor's bars. */
export const createFrames = (page: Page, visitor: Environment) => {
  const { window: win, globals, mode, stores } = page;
  const { builderType } = mode;
  const params = globals.get(modes);
  const top = topOf(win);
  const { document: outer } = top;
  const isEditor = builderType === 'lbp';
  const find = (selector: string) => outer.querySelector<HTMLElement>(selector);
  let location: Location = isEditor || builderType !== 'vb' ? 'top' : params.onloadScrollLocation;
  let isZoomed = false;
  let frameOffset = 0;

  /** The scroll container around the frame; null for the outer window. */
  const scroller = (): HTMLElement | null => {
    if (builderType === 'tb' || builderType === 'lbb') return find(names.scrollingApp);
    if (!isEditor) return null;
    return blockEditor.editorContents.map(find).find((element) => element !== null) ?? null;
  };
  const rawScroll = () => {
    if (location === 'app') return win.scrollY;
    const element = scroller();
    return (element?.scrollTop ?? 0) + (element && !isEditor ? 0 : top.scrollY);
  };
  /** Position of the frame within the scroll container. */
  const readOffset = () => {
    const { blockId } = globals.get(layout);
    const frame = isEditor
      ? outer.getElementById(blockEditor.layoutFrame + blockId)?.closest(blockEditor.layoutBlock)
      : builderType === 'bfb'
        ? find(names.backEndFrame)
        : null;
    const container = scroller()?.getBoundingClientRect().top ?? 0;
    return frame && location === 'top'
      ? Math.trunc(frame.getBoundingClientRect().top - container + rawScroll())
      : 0;
  };

  const framePadding = () => {
    const padded = find(names.frontEndFrame);
    if (visibleHeight(padded))
      return Number.parseInt(top.getComputedStyle(padded as Element).paddingTop, 10) || 0;
    const moved = find(names.backEndFrame);
    return visibleHeight(moved)
      ? Number.parseInt(top.getComputedStyle(moved as Element).marginTop, 10) || 0
      : 0;
  };
  const adminBar = (padding: number) => {
    const bar = find(names.adminBar);
    const counts = builderType !== 'tb' && builderType !== 'lbb' && padding === 0;
    return bar && counts && top.getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0;
  };

  const environment: Omit<Environment, 'watched' | 'onScroll'> = {
    view() {
      const zoom = isZoomed ? 2 : 1;
      const height =
        location === 'app' ? stores.$viewport.get().height : outer.documentElement.clientHeight;
      return { scroll: (rawScroll() - frameOffset) * zoom, height: height * zoom };
    },
    bars() {
      frameOffset = readOffset();
      const padding = framePadding();
      const bar = adminBar(padding);
      const isWide = top.innerWidth >= EDITOR_NARROW;
      const own = isEditor ? 0 : bar - (builderType === 'bfb' ? padding : 0);
      const notices = [...outer.querySelectorAll<HTMLElement>(names.editorNotices)];
      const inEditor = [find(blockEditor.editorHeader), find(names.editorFooter), ...notices];
      const below = [find(names.themeBuilderHeader), find(names.layoutBuilderHeader)];
      const sum = (elements: readonly Found[]) =>
        elements.reduce((total, element) => total + visibleHeight(element), 0);
      return {
        top: { always: own, surrounding: visitor.bars().top.surrounding },
        bottom: {
          always: sum(below) + (isEditor ? sum(inEditor) + (isWide ? bar : 0) : padding),
          surrounding: 0,
        },
      };
    },
    stylesInFrame: (decision, geometry) =>
      location === 'top' ? frameStyles(decision, geometry, environment.view()) : undefined,
  };

  return {
    top,
    environment,
    where: () => ({ location, isZoomed }),
    /** Targets of scroll events of the outer page. */
    scrollers(): readonly EventTarget[] {
      const element = scroller();
      return element ? [top, element] : [top];
    },
    /** The preview mode decides what scrolls; unknown modes leave that to the frame. */
    setMode(builderMode: string): void {
      isZoomed = builderMode === 'zoom';
      location = params.builderScrollLocations[builderMode] ?? 'app';
    },
  };
};

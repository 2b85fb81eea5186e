import { type BuilderType, builderUtils } from './builder-config';
import type { Globals } from '../config/global';
import * as names from '../names/builder';

/** The context that the page runs in, and its consequences (builder.md §1). */
export interface Mode {
  /** Empty where the page does not tell. */
  readonly builderType: BuilderType;
  /** An editor renders this page: visual, back-end, theme or layout-block builder. */
  readonly isBuilder: boolean;
  /** The block editor's preview of one layout; modules run almost as for visitors. */
  readonly isLayoutPreview: boolean;
  /** Tracking, waypoints and some effects are off. */
  readonly isPreview: boolean;
  /** The builder's outer window, whose own application moves the page into a frame. */
  readonly isBuilderShell: boolean;
}

export interface ModeFacts {
  readonly builderType: BuilderType;
  readonly bodyClasses: readonly string[];
  readonly hasLayoutScript: boolean;
  /** Whether the page is framed by a document of the same origin. */
  readonly isFramed: boolean;
  /** The script tag's `data-preview`. */
  readonly isForcedPreview: boolean;
}

/** Pure: the mode that results from the facts of a page. The address proves nothing. */
export const modeOf = (facts: ModeFacts): Mode => {
  const { builderType, bodyClasses } = facts;
  const isBuilder = (names.editorTypes as readonly BuilderType[]).includes(builderType);
  const isLayoutPreview =
    facts.hasLayoutScript && bodyClasses.includes(names.layoutPreviewBody) && !isBuilder;
  return Object.freeze({
    builderType,
    isBuilder,
    isLayoutPreview,
    isPreview: facts.isForcedPreview || isBuilder || isLayoutPreview,
    isBuilderShell:
      builderType === 'vb' && bodyClasses.includes(names.builderBody) && !facts.isFramed,
  });
};

const isFramed = (win: Window) => {
  try {
    return win.top !== win && Boolean(win.top?.document);
  } catch {
    // A cross-origin parent cannot be read, so it is not the builder's.
    return false;
  }
};

export const detectMode = (win: Window, globals: Globals, isForcedPreview: boolean): Mode =>
  modeOf({
    builderType: globals.get(builderUtils).builderType,
    // Not `classList`: the first token list of a page costs half a millisecond on a slow phone.
    bodyClasses: win.document.body.className.split(/\s/),
    hasLayoutScript: globals.has({ name: names.layoutScript }),
    isFramed: isFramed(win),
    isForcedPreview,
  });

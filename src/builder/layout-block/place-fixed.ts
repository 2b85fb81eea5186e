import * as names from './names';
import {
  plainObject,
  text,
  addStyleSheet,
  createLifetime,
  listen,
  record,
} from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import { editorContents } from '../../runtime/names/block-editor';
import type { Editor } from './editor-of';

/** A fixed module, with its settings for a device or hover. */
interface Fixed {
  readonly selector: string;
  readonly mode: string;
  /** `top_left`, `bottom_center` … */
  readonly origin: string;
  readonly vertical: string;
  readonly horizontal: string;
}

/** Media query per kind of style (builder.md §5.1). */
const media: Readonly<Record<string, string>> = {
  desktop: '(min-width: 981px)',
  tablet: '(max-width: 980px)',
  phone: '(max-width: 767px)',
};
const modes = [...Object.keys(media), 'hover'];
const LENGTH = /^-?[\d.]+(px|%|em|rem|vh|vw)$/;
const length = (value: string) => (LENGTH.test(value) ? value : '0px');
/** Characters that could end a rule. */
const UNSAFE = /[{}<>;@]/;

/** Reads `assistiveSettings.position`: fixed modules, per device. */
export const readFixed = (assistive: unknown): readonly Fixed[] => {
  const listed = plainObject(assistive)?.['position'];
  const entries = Array.isArray(listed) ? (listed as readonly unknown[]) : [];
  return entries.flatMap((entry) => {
    const { selector, settings } = plainObject(entry) ?? {};
    const fields = plainObject(settings) ?? {};
    if (typeof selector !== 'string' || selector === '' || UNSAFE.test(selector)) return [];
    const at = (field: string, mode: string) => text()(plainObject(fields[field])?.[mode]);
    return modes.flatMap((mode) =>
      at('position', mode) === 'fixed'
        ? [
            {
              selector,
              mode,
              origin: at('position_fixed_origin', mode),
              vertical: length(at('vertical_offset', mode)),
              horizontal: length(at('horizontal_offset', mode)),
            },
          ]
        : [],
    );
  });
};

/** Below this width of the editor its window scrolls, and the admin bar with it (S9.22). */
const NARROW = 600;

/** In pixels, from the upper edge of the editor's window. */
interface EditorFacts {
  readonly width: number;
  readonly height: number;
  /** The scroll container of a wide editor; null where only the window scrolls. */
  readonly contents: { readonly top: number; readonly height: number } | null;
  readonly frameTop: number;
}

/**
 * Visible height of a layout's frame in the editor, and its scroll position. In a narrow editor the
 * admin bar scrolls away, so its height counts up to the start of the frame.
 */
export const editorView = ({ width, height, contents, frameTop }: EditorFacts) => {
  const box = (width < NARROW ? null : contents) ?? { top: 0, height };
  return { viewport: box.height, scrolled: Math.max(0, box.top - frameTop) };
};

/**
 * The rule that puts a fixed module where the visitor will see it: in a frame as high as its page
 * `fixed` does not move, so `top` follows the editor. Heights in pixels.
 */
export const fixedRule = (
  { selector, mode, origin, vertical, horizontal }: Fixed,
  { height, viewport, scrolledBy }: { height: number; viewport: number; scrolledBy: string },
): string => {
  const [edge = 'top', side = 'left'] = origin.split('_');
  const initial = { top: vertical, bottom: `${viewport - height}px - ${vertical}` }[edge];
  const across = { left: `left:${horizontal};right:auto`, right: `right:${horizontal};left:auto` }[
    side
  ];
  const top = `calc(${initial ?? `${(viewport - height) / 2}px`} + var(${scrolledBy},0px))`;
  const rule = `${selector}${mode === 'hover' ? ':hover' : ''}{top:${top};bottom:auto;${across ?? ''}}`;
  const query = media[mode];
  return query ? `@media ${query}{${rule}}` : rule;
};

const layoutPreview = { name: names.layoutPreview, read: record((value) => value) };

/** Puts fixed modules where the visitor will see them. Returns the undo. */
export const placeFixed = (
  { page, name: source, changes }: ControllerScope,
  { top, frame }: Editor,
): (() => void) => {
  const { document: doc, globals, report } = page;
  const fixed = readFixed(globals.get(layoutPreview)['assistiveSettings']);
  if (fixed.length === 0 || !frame) return () => {};
  const scroller = editorContents
    .map((selector) => top.document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  const view = () =>
    editorView({
      width: top.innerWidth,
      height: top.innerHeight,
      contents: scroller
        ? {
            top: scroller.getBoundingClientRect().top,
            height: scroller.clientHeight,
          }
        : null,
      frameTop: frame.getBoundingClientRect().top,
    });
  const { viewport } = view();
  const css = fixed.map((each) => {
    const height = doc.querySelector<HTMLElement>(each.selector)?.offsetHeight ?? 0;
    return fixedRule(each, { height, viewport, scrolledBy: names.scrolledBy });
  });
  const follow = () => {
    changes.setStyle(doc.documentElement, names.scrolledBy, `${view().scrolled}px`);
  };
  const removeSheet = addStyleSheet(doc, css.join(''));
  const { signal, end } = createLifetime();
  const listening = { signal, report, source, passive: true };
  for (const target of [scroller ?? [], top].flat()) listen(target, 'scroll', follow, listening);
  follow();
  return () => {
    end();
    removeSheet();
  };
};

import type { Settings, Edge } from './settings-on';
import type { StickyModule } from './sticky-module';

interface Place {
  /** Left edge and width in the flow, in pixels. */
  readonly left: number;
  readonly width: number;
  /** Computed `max-width`, `none` or pixels. */
  readonly maxWidth: string;
  /** Converts a width to pixels; undefined where it is none. */
  readonly px: (text: string) => number | undefined;
}

/** Position of the left edge at the sticky width (sticky.md §9.2). */
export const finalLeft = (
  { alignment, normal, sticky, origin, shift }: Settings,
  { left: normalLeft, width: normalWidth, maxWidth, px }: Place,
): number => {
  if (alignment !== 'center' && alignment !== 'right') return normalLeft;
  const side = origin.split('_')[1];
  const moved = side ? (px(shift[1]) ?? 0) : 0;
  const left = normalLeft + (side === 'right' ? -moved : moved);
  const width = px(sticky.width) ?? px(normal.width);
  const own = px(sticky.maxWidth) ?? px(normal.maxWidth);
  const most = own ?? px(maxWidth);
  if (most !== undefined && width === undefined && normalWidth < most) return left;
  const isCapped = most !== undefined && (width === undefined || width > most);
  const target = (isCapped ? own : width) ?? normalWidth;
  return left - (target - normalWidth) / (alignment === 'center' ? 2 : 1);
};

/** Inline styles by property; null keeps the site's own. */
export type Styles = Readonly<Record<string, string | null>>;

/** Styles when it gets stuck: those of the flow, in the same place (sticky.md §9.1). */
export const firstStyles = (module: StickyModule, transition: string | null): Styles => {
  const { edge, flow, margins, marginsSticky } = module;
  const margin = (at: 0 | 1) =>
    marginsSticky[at] || margins[at] ? `${marginsSticky[at]}px !important` : null;
  return {
    position: 'fixed !important',
    padding: `${module.paddingSticky} !important`,
    'margin-left': margin(0),
    'margin-right': margin(1),
    'z-index': `${module.layer}`,
    width: `${module.widthSticky}px`,
    // Between columns of equal height it keeps its height.
    height: module.isEqual ? `${module.heightSticky}px` : null,
    left: `${flow.left}px`,
    [edge]: `${module.offset[edge]}px`,
    [edge === 'top' ? 'bottom' : 'top']: 'auto',
    [`margin-${edge}`]: '0px',
    transition,
  };
};

/** Differences 50 ms after it was stuck, and at each later measurement. */
export const finalStyles = (module: StickyModule): Styles => {
  const { settings, flow, maxWidth, px } = module;
  const { normal, sticky, alignment } = settings;
  const most = px(sticky.maxWidth) ?? px(normal.maxWidth);
  // In right-to-left pages a module without an alignment starts at the right.
  const aligned = { ...settings, alignment: alignment || (module.isRtl ? 'right' : '') };
  return {
    ...firstStyles(module, null),
    width: `${px(sticky.width) ?? px(normal.width) ?? module.widthSticky}px`,
    'max-width': most === undefined ? null : `${most}px`,
    left: `${finalLeft(aligned, { left: flow.left, width: flow.width, maxWidth, px })}px`,
  };
};

/**
 * The `translate` by which its limit moves it from its stuck position. Upstream uses a margin
 * (sticky.md §8); this has the same result without a layout in each frame.
 */
export const shiftOf = (edge: Edge, margin: number): string | null =>
  margin ? `0 ${edge === 'top' ? margin : -margin}px` : null;

import type { Settings } from './settings-on';

interface Place {
  /** Left edge and width in the flow, in pixels. */
  readonly left: number;
  readonly width: number;
  /** The computed greatest width, `none` or pixels. */
  readonly maxWidth: string;
  /** Pixels of a width, or undefined where it has none. */
  readonly px: (text: string) => number | undefined;
}

/** Where the left edge comes to stand at the sticky width (sticky.md §9.2). */
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

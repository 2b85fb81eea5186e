/** What a length may refer to, in pixels. */
export interface Extent {
  /** The content width of the parent. */
  readonly parent: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Pixels of a width, or undefined where it has none: `none`, `auto`, empty, unreadable. Units other
 * than %, vw and vh count as pixels (specification S5.24, sticky.md §9.2).
 */
export const toPx = (text: string, { parent, width, height }: Extent): number | undefined => {
  const value = parseFloat(text);
  if (!Number.isFinite(value)) return undefined;
  const whole = { '%': parent, vw: width, vh: height }[/(?:%|v[wh])$/.exec(text)?.[0] ?? ''];
  return whole === undefined ? value : (value * whole) / 100;
};

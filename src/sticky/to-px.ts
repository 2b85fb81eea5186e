/** Reference sizes of a length, in pixels. */
export interface Extent {
  /** Content width of the parent. */
  readonly parent: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Converts a width to pixels; undefined for `none`, `auto`, empty and invalid values. Units other
 * than %, vw and vh count as pixels (specification S5.24, sticky.md §9.2).
 */
export const toPx = (text: string, { parent, width, height }: Extent): number | undefined => {
  const value = parseFloat(text);
  if (!Number.isFinite(value)) return undefined;
  const whole = { '%': parent, vw: width, vh: height }[/(?:%|v[wh])$/.exec(text)?.[0] ?? ''];
  return whole === undefined ? value : (value * whole) / 100;
};

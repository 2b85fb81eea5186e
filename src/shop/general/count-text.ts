export interface CountTexts {
  /** Each with a `%d`. */
  readonly one: string;
  readonly many: string;
}

/** The number of items in the theme's words: singular for exactly one (specification S4.16). */
export const countText = (count: number, { one, many }: CountTexts): string =>
  (count === 1 ? one : many).replace('%d', () => String(count));

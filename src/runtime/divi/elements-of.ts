/** A jQuery object, an element or nothing: the arguments of the old functions. */
export type Given = Element | ArrayLike<unknown> | null | undefined;

export const elementsOf = (given: Given): readonly Element[] => {
  if (!given) return [];
  return 'nodeType' in given
    ? [given]
    : Array.from(given).filter((each): each is Element => each instanceof Element);
};

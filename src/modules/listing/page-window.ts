/** Half the window: two pages before the active one and two behind it. */
const REACH = 2;
const FULL = 2 * REACH + 1;

/**
 * The page links on show (specification S9.26). At first the links up to four; after a move the pages
 * around the active one, near an end the five at that end (divi-modules.md §8.1).
 */
export const pageWindow = (page: number, count: number, hasMoved: boolean): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter((each) =>
    hasMoved
      ? Math.abs(each - page) <= REACH ||
        (count - page <= REACH && each > count - FULL) ||
        (page <= REACH + 1 && each <= FULL)
      : each < FULL,
  );

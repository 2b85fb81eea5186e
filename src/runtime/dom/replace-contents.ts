/** Replaces the contents of an element; the undo restores the original nodes. */
export const replaceContents = (
  element: Element,
  ...contents: readonly (Node | string)[]
): (() => void) => {
  const before = [...element.childNodes];
  element.replaceChildren(...contents);
  return () => element.replaceChildren(...before);
};

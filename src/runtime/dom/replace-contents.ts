/** Puts other contents into an element; the undo brings back the nodes that stood there. */
export const replaceContents = (
  element: Element,
  ...contents: readonly (Node | string)[]
): (() => void) => {
  const before = [...element.childNodes];
  element.replaceChildren(...contents);
  return () => element.replaceChildren(...before);
};

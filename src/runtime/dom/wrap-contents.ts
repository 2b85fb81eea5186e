/**
 * Moves the contents of each element into a created wrapper; `undo` moves them back. The nodes stay
 * the same, so other scripts' listeners and translations survive.
 */
export const wrapContents = (elements: readonly Element[], wrappers: readonly Element[]) => {
  elements.forEach((element, index) => {
    const wrapper = wrappers[index];
    if (!wrapper) return;
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  });
  return () => {
    for (const wrapper of wrappers) wrapper.replaceWith(...wrapper.childNodes);
  };
};

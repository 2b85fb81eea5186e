/**
 * Moves what stands in each element into a created wrapper of its own; `undo` moves it back. The
 * nodes stay the same, so listeners and translations of others survive.
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

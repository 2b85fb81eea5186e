/**
 * Whether the visitor has moved the focus out of an element, such as to another form while a
 * request runs. If the focused element was removed, the focus is on the body and not elsewhere.
 */
export const isFocusElsewhere = (element: Element): boolean => {
  const { activeElement } = element.ownerDocument;
  return (
    activeElement !== null && !activeElement.contains(element) && !element.contains(activeElement)
  );
};

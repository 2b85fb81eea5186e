interface JQueryData {
  data?(element: Element, name: string, value?: unknown): unknown;
  removeData?(element: Element, name: string): unknown;
}

/**
 * Leaves something for other scripts in jQuery's data store, where they have always found it. Nothing
 * happens on a page without jQuery. Returns the undo.
 */
export const keepJQueryData = (
  win: Window,
  element: Element,
  { name, value }: { name: string; value: unknown },
): (() => void) => {
  const { jQuery } = win as { jQuery?: JQueryData };
  // An element of that name is none.
  if (typeof jQuery?.data !== 'function') return () => {};
  jQuery.data(element, name, value);
  return () => {
    if (jQuery.data?.(element, name) === value) jQuery.removeData?.(element, name);
  };
};

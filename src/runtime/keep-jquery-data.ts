interface JQueryData {
  data?(element: Element, name: string, value?: unknown): unknown;
  removeData?(element: Element, name: string): unknown;
}

/**
 * Stores a value in jQuery's data store, where other scripts expect it. Does nothing without
 * jQuery. Returns the undo.
 */
export const keepJQueryData = (
  win: Window,
  element: Element,
  { name, value }: { name: string; value: unknown },
): (() => void) => {
  const { jQuery } = win as { jQuery?: JQueryData };
  // An element with that name shadows it.
  if (typeof jQuery?.data !== 'function') return () => {};
  jQuery.data(element, name, value);
  return () => {
    if (jQuery.data?.(element, name) === value) jQuery.removeData?.(element, name);
  };
};

/** Whether the visitor asks the browser for something of its own: a new tab, a download. */
export const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** What a press has held down; React's events have it too. */
export type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the visitor asks the browser for something of its own: a new tab, a download. */
export const hasModifier = (event: Modifiers): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Modifier keys of an event; React's events have them too. */
export type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the visitor wants the browser's own action, such as a new tab or a download. */
export const hasModifier = (event: Modifiers): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

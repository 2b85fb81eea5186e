/** A key event of the DOM or of React. */
type Press = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'target' | 'defaultPrevented' | 'preventDefault'
>;

/**
 * Lets Enter and Space press an element that is no native button, once per key press, unless the event has been
 * handled.
 */
export const pressWithKeys = (event: Press): void => {
  if (!/^(Enter| )$/.test(event.key) || event.defaultPrevented) return;
  event.preventDefault();
  if (!event.repeat) (event.target as HTMLElement).click();
};

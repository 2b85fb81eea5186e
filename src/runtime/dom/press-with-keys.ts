/**
 * Lets Enter and Space press an element that is no native button, once per key press, unless the event has been
 * handled.
 */
export const pressWithKeys = (event: KeyboardEvent): void => {
  if (!/^(Enter| )$/.test(event.key) || event.defaultPrevented) return;
  event.preventDefault();
  if (!event.repeat) (event.target as HTMLElement).click();
};

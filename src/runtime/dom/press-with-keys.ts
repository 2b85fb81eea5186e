/** Lets Enter and Space press an element that is no native button, unless the event has been handled. */
export const pressWithKeys = (event: KeyboardEvent): void => {
  if ((event.key !== 'Enter' && event.key !== ' ') || event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLElement).click();
};

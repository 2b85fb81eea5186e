/** Lets Enter and Space press an element that is not a button by nature, unless that is done already. */
export const pressWithKeys = (event: KeyboardEvent): void => {
  if ((event.key !== 'Enter' && event.key !== ' ') || event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLElement).click();
};

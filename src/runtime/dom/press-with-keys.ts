/** Lets Enter and Space press an element that is not a button by nature. */
export const pressWithKeys = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  (event.target as HTMLElement).click();
};

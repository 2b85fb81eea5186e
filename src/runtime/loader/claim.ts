const CLAIM = Symbol.for('skerry');

/** Takes the page for this copy of Skerry; false when another copy runs already. */
export const claim = (win: Window): boolean => {
  if (Object.hasOwn(win, CLAIM)) {
    console.info('[skerry] is on this page twice; the second script tag does nothing.');
    return false;
  }
  Object.defineProperty(win, CLAIM, { value: true });
  return true;
};

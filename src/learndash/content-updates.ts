/** Subscriptions to changes of a course page. */
export interface ContentUpdates {
  /** Called with the document's root, and with each subtree that the server has re-rendered. */
  readonly arrivals: ((root: Element) => void)[];
  /** Called when elements of the page have moved. */
  readonly moves: (() => void)[];
}

export const notify = <Args extends readonly unknown[]>(
  listeners: readonly ((...args: Args) => void)[],
  ...args: Args
): void => {
  for (const listener of listeners) listener(...args);
};

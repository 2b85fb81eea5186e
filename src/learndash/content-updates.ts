/** What changes on a learner's page and what wants to know of it. */
export interface ContentUpdates {
  /** Called with the document's root, and with each subtree that the server has re-rendered. */
  readonly arrivals: ((root: Element) => void)[];
  /** Called when something on the page has taken another place. */
  readonly moves: (() => void)[];
}

export const notify = <Args extends readonly unknown[]>(
  listeners: readonly ((...args: Args) => void)[],
  ...args: Args
): void => {
  for (const listener of listeners) listener(...args);
};

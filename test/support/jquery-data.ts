/** Puts jQuery's data store on the page, the little of it that is used here. Returns what it holds. */
export const giveJQueryData = (): Map<string, unknown> => {
  const store = new Map<string, unknown>();
  const jQuery = Object.assign(() => {}, {
    data(_: Element, name: string, given?: unknown) {
      if (given !== undefined) store.set(name, given);
      return store.get(name);
    },
    removeData: (_: Element, name: string) => void store.delete(name),
  });
  Object.assign(window, { jQuery });
  return store;
};

/** Installs jQuery’s data store on the page, as far as it is used here. Returns the stored values. */
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

/** Installs jQuery’s data store on the page, as far as it is used here. Returns the stored values. */
export const installJQueryData = (): Map<string, unknown> => {
  const store = new Map<string, unknown>();
  const jQuery = Object.assign(() => {}, {
    data(_: Element, name: string, value?: unknown) {
      if (value !== undefined) store.set(name, value);
      return store.get(name);
    },
    removeData: (_: Element, name: string) => void store.delete(name),
  });
  Object.assign(window, { jQuery });
  return store;
};

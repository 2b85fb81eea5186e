/** Remembers what an element held before its first change; `undo` gives exactly those nodes back. */
export const createChildLedger = () => {
  const before = new Map<Element, readonly ChildNode[]>();
  return {
    remember(element: Element | null | undefined): void {
      if (element && !before.has(element)) before.set(element, [...element.childNodes]);
    },
    undo(): void {
      for (const [element, nodes] of before) {
        const isSame =
          nodes.length === element.childNodes.length &&
          nodes.every((node, index) => node === element.childNodes[index]);
        if (!isSame) element.replaceChildren(...nodes);
      }
      before.clear();
    },
  };
};

export type ChildLedger = ReturnType<typeof createChildLedger>;

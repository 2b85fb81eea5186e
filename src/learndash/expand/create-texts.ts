/** Changes texts of server elements; the undo restores the original nodes. */
export const createTexts = () => {
  const before = new Map<Element, readonly Node[]>();
  return {
    set(element: Element, text: string): void {
      if (element.textContent.trim() === text) return;
      if (!before.has(element)) before.set(element, [...element.childNodes]);
      element.textContent = text;
    },
    undo(): void {
      for (const [element, nodes] of before) element.replaceChildren(...nodes);
      before.clear();
    },
  };
};

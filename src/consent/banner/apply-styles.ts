/** Sets the owner's colours; empty values leave those of the style sheet. */
export const applyStyles = (
  elements: Iterable<HTMLElement>,
  styles: Readonly<Record<string, string>>,
): void => {
  for (const element of elements) {
    for (const [name, value] of Object.entries(styles)) {
      if (value) element.style.setProperty(name, value);
    }
  }
};

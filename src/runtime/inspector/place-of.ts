/** An element as a line names it: never its contents. */
export const placeOf = (element: Element): string =>
  `${element.localName}${element.id ? `#${element.id}` : ''}`;

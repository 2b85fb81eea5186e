/** The inline style; on a form a field called `style` stands in its place. */
export const styleOf = (element: Element): CSSStyleDeclaration | undefined => {
  const { style } = element as HTMLElement;
  return style && !('getPropertyValue' in style)
    ? (Reflect.get(HTMLElement.prototype, 'style', element) as CSSStyleDeclaration)
    : style;
};

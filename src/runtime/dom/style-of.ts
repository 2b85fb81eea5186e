/** The inline style; in a form, a field named `style` shadows it. */
export const styleOf = (element: Element): CSSStyleDeclaration | undefined => {
  const { style } = element as HTMLElement;
  return style && !('getPropertyValue' in style)
    ? (Reflect.get(HTMLElement.prototype, 'style', element) as CSSStyleDeclaration)
    : style;
};

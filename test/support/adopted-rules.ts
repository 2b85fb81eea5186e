/**
 * The declarations in the document’s style sheets for an element in a state or for its generated
 * content (`:focus-visible`, `::before`), one rule after the other; happy-dom supports neither.
 */
export const ruleFor = (element: Element, state = ''): string => {
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
    .filter(({ selectorText }) =>
      selectorText.split(',').some((selector) => {
        const plain = selector.trim();
        const own = /::?(?:before|after|focus-visible)$/.exec(plain)?.[0] ?? '';
        return own === state && element.matches(plain.slice(0, plain.length - own.length));
      }),
    )
    .map(({ style }) => style.cssText)
    .join('\n');
};

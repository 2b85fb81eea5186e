import { useLayoutEffect, useState } from 'react';
import { type Attributes, useAttributes, wrapContents } from '../../runtime/dom';

/**
 * Makes headings operable without taking them away as headings: what stands in each is moved into a
 * focusable span with the role of a button (WAI-ARIA accordion pattern). Returns the spans.
 */
export const useTitleButtons = (
  titles: readonly HTMLElement[],
  attributesOf: (index: number) => Attributes,
): readonly HTMLElement[] => {
  const [buttons] = useState(() =>
    titles.map((title) => title.ownerDocument.createElement('span')),
  );
  useLayoutEffect(() => wrapContents(titles, buttons), [titles, buttons]);
  useAttributes(buttons, (index) => ({ role: 'button', tabindex: 0, ...attributesOf(index) }));
  return buttons;
};

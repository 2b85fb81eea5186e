import type { Attributes, Styles } from './dom';

/** Find-in-page reaches collapsed content where the browser says so with `beforematch`. */
const isFindable = ({ ownerDocument: { body } }: Element) => 'onbeforematch' in body;

/** What makes an element collapsed, or gives it back to the style sheet. */
export const collapsedAttributes = (element: Element, isCollapsed: boolean): Attributes => ({
  hidden: isCollapsed && isFindable(element) ? 'until-found' : undefined,
});

/** The same as styles; `open` is the display that the open element needs, null for its own. */
export const collapsedStyles = (
  element: Element,
  isCollapsed: boolean,
  open: string | null,
): Styles => {
  const isKept = isCollapsed && isFindable(element);
  // A kept element has no contents for the layout, but paddings of its own.
  const none = isKept ? '0' : null;
  return {
    display: isKept ? 'block' : isCollapsed ? 'none' : open,
    padding: none,
    margin: none,
    border: none,
  };
};

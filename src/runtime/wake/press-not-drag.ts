/** Links that are buttons or tabs for a visitor. */
const CONTROLS = 'a:is([role="button"],[role="tab"])';

/**
 * A hand that moves by a few pixels while it presses such a link would drag it, as browsers drag
 * links, and no click would follow. Other links can be dragged.
 */
export const pressNotDrag = (doc: Document, signal: AbortSignal): void =>
  doc.addEventListener(
    'dragstart',
    (event) => {
      const { target } = event;
      // The target of a dragged text is a text node.
      if (target instanceof Element && target.closest(CONTROLS)) event.preventDefault();
    },
    { signal },
  );

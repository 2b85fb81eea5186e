import * as names from './names';
import { useState } from 'react';
import { FOCUS_RING, useStyleSheet, useStyles } from '../../runtime/dom';
import { isDisplayed } from './read-fields';

const CSS = `${names.field} input:focus-visible+label i{${FOCUS_RING}}`;

/** Over what is drawn in its place, as large as that. */
const OVER = {
  display: 'block',
  position: 'absolute',
  width: '18px',
  height: '18px',
  opacity: '0',
};

/**
 * Radios and boxes that the builder draws beside the controls. Its style sheet takes those out of the
 * page, where neither keyboard nor screen reader finds them (WCAG 2.1.1); here they lie there unseen.
 */
export const useDrawnBoxes = (form: HTMLElement | null): void => {
  const [boxes] = useState(() =>
    [...(form?.querySelectorAll<HTMLElement>(names.boxes) ?? [])].filter(
      // What is hidden without a label is a trap for robots.
      (box) => box.nextElementSibling?.localName === 'label' && !isDisplayed(box),
    ),
  );
  useStyleSheet(CSS);
  useStyles(boxes, () => OVER);
};

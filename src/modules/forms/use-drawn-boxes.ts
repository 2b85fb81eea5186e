import * as names from './names';
import { useState } from 'react';
import { FOCUS_RING, useStyleSheet, useStyles } from '../../runtime/dom';
import { isDisplayed } from './read-fields';

const CSS = `${names.field} input:focus-visible+label i{${FOCUS_RING}}`;

/** Covers the drawn box exactly. */
const OVER = {
  display: 'block',
  position: 'absolute',
  width: '18px',
  height: '18px',
  opacity: '0',
};

/**
 * Radios and checkboxes that the builder draws beside the controls. Its style sheet hides the
 * controls from keyboard and screen readers (WCAG 2.1.1); here they cover the drawn boxes,
 * transparent.
 */
export const useDrawnBoxes = (form: HTMLElement | null): void => {
  const [boxes] = useState(() =>
    [...(form?.querySelectorAll<HTMLElement>(names.boxes) ?? [])].filter(
      // A hidden control without a label is a honeypot.
      (box) => box.nextElementSibling?.localName === 'label' && !isDisplayed(box),
    ),
  );
  useStyleSheet(CSS);
  useStyles(boxes, () => OVER);
};

import * as names from './names';
import { useState } from 'react';
import { useListen } from '../../runtime/dom';
import type { Faults } from './check-fields';

/** A group of boxes is one field, but only its first box is its control. */
const fieldOf = (element: Element): Element => element.closest(names.field) ?? element;

/**
 * Whether a control is marked: its field has a fault and has not been edited since. The messages
 * stay until the form is sent again.
 */
export const useFaultMarks = (
  form: HTMLElement | null,
  found: Faults | null,
): ((control: Element) => boolean) => {
  const [edited, setEdited] = useState<{
    readonly after: Faults | null;
    readonly fields: readonly Element[];
  }>({ after: null, fields: [] });
  // Not `change`, which also reports what was typed before the form was sent with Enter.
  useListen(found ? form : null, 'input', ({ target }) =>
    setEdited(({ after, fields }) => ({
      after: found,
      fields: [...(after === found ? fields : []), fieldOf(target as Element)],
    })),
  );
  const fields = edited.after === found ? edited.fields : [];
  const faults = found ? [...found.missing, ...found.invalid] : [];
  return (control) =>
    faults.some(({ field }) => field.control === control) && !fields.includes(fieldOf(control));
};

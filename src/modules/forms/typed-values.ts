type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values that the page itself sets. */
const isOwn = (control: Control) => !['hidden', 'submit', 'button'].includes(control.type);

const controlsIn = (root: ParentNode) =>
  [...root.querySelectorAll<Control>('input,textarea,select')].filter(isOwn);
const keyOf = (control: Control) => control.id || `${control.name}=${control.value}`;
const hasTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/**
 * Remembers what the visitor has entered; the returned function puts it into the same fields of new
 * markup. Nobody types a message twice.
 */
export const typedValues = (root: ParentNode): ((target: ParentNode) => void) => {
  const values = new Map(
    controlsIn(root).map((control) => [
      keyOf(control),
      hasTick(control) ? control.checked : control.value,
    ]),
  );
  return (target) => {
    for (const control of controlsIn(target)) {
      const value = values.get(keyOf(control));
      if (value === undefined) continue;
      if (hasTick(control)) control.checked = value === true;
      else control.value = String(value);
    }
  };
};

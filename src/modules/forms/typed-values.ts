import * as names from './names';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Key of a field → its text, or whether it is ticked. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** Not what the page itself sets, and not the answer to a sum that has been replaced. */
const isVisitors = (control: Control) =>
  !['hidden', 'submit', 'button'].includes(control.type) &&
  !control.classList.contains(names.captcha);

const controlsIn = (root: ParentNode) =>
  [...root.querySelectorAll<Control>('input,textarea,select')].filter(isVisitors);
const keyOf = (control: Control) => control.id || `${control.name}=${control.value}`;
const hasTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const valueOf = (control: Control) => (hasTick(control) ? control.checked : control.value);

/** What the visitor has entered into a form, there and back. */
export const typedValues = {
  readTyped: (root: ParentNode): Typed =>
    Object.fromEntries(controlsIn(root).map((control) => [keyOf(control), valueOf(control)])),

  /** Puts it into the same fields of new markup; nobody types a message twice. Returns what changed. */
  fillTyped: (root: ParentNode, typed: Typed): Element[] =>
    controlsIn(root).filter((control) => {
      // A draft comes out of a storage that anybody may have written to.
      const value: unknown = typed[keyOf(control)];
      const current = valueOf(control);
      if (value === current || typeof value !== typeof current) return false;
      if (hasTick(control)) control.checked = value as boolean;
      else control.value = value as string;
      return true;
    }),
};

export type TypedValues = typeof typedValues;

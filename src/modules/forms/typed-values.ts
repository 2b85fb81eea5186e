import { type Control, isTickable } from '../../runtime/dom/is-changed';
import * as names from './names';

/** Key of a field → its text or checked state. */
export type Typed = Readonly<Record<string, string | boolean>>;

/**
 * Not fields set by the page, nor files, which no script can choose, nor the solution of a sum that
 * has been replaced.
 */
const isVisitors = (control: Control) =>
  !['hidden', 'submit', 'button', 'file'].includes(control.type) &&
  !control.classList.contains(names.captcha);

const controlsIn = (root: ParentNode) =>
  [...root.querySelectorAll<Control>('input,textarea,select')].filter(isVisitors);
const keyOf = (control: Control) => control.id || `${control.name}=${control.value}`;
const valueOf = (control: Control) => (isTickable(control) ? control.checked : control.value);

/** Reads and restores the visitor's input of a form. */
export const typedValues = {
  readTyped: (root: ParentNode): Typed =>
    Object.fromEntries(controlsIn(root).map((control) => [keyOf(control), valueOf(control)])),

  /**
   * Fills the same fields of new markup, so that nothing has to be typed twice, except those that
   * are kept as they are. Returns the changed fields.
   */
  fillTyped: (root: ParentNode, typed: Typed, isKept?: (control: Control) => boolean): Element[] =>
    controlsIn(root).filter((control) => {
      if (isKept?.(control)) return false;
      // Drafts are read from storage, which any script can write to.
      const value: unknown = typed[keyOf(control)];
      const current = valueOf(control);
      if (value === current || typeof value !== typeof current) return false;
      if (isTickable(control)) control.checked = value as boolean;
      else control.value = value as string;
      return true;
    }),
};

export type TypedValues = typeof typedValues;

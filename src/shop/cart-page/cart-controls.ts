import { type Control, isChanged, isTickable } from '../../runtime/dom/is-changed';

/** Resets controls to the server's values; a replacement keeps typed values where only they differ. */
export const resetControls = (root: ParentNode, of = 'input, textarea, option'): void => {
  const controls = root.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement
  >(of);
  for (const control of controls) {
    if ('selected' in control) control.selected = control.defaultSelected;
    else if ('checked' in control && isTickable(control)) control.checked = control.defaultChecked;
    else if (control.type !== 'hidden') control.value = control.defaultValue;
  }
};

/** The matching controls that differ from the values that the server rendered. */
export const changedControls = (doc: Document, selector: string): readonly Control[] =>
  [...doc.querySelectorAll<Control>(selector)].filter(isChanged);

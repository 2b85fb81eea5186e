/** Whether a control has a checked state instead of a value. */
export const isTickable = ({ type }: { readonly type: string }): boolean =>
  /radio|checkbox/.test(type);

export type Control = HTMLInputElement | HTMLSelectElement;

/** Whether a control differs from the value that the server rendered. */
export const isChanged = (control: Control): boolean => {
  if (!('defaultValue' in control)) {
    const printed = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, printed);
  }
  const { type, checked, defaultChecked, value, defaultValue } = control;
  return isTickable(control)
    ? checked !== defaultChecked
    : type !== 'hidden' && value !== defaultValue;
};

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

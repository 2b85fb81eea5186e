export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a control has a checked state instead of a value. */
export const isTickable = (control: Control): control is HTMLInputElement =>
  /radio|checkbox/.test(control.type);

/** Whether a control differs from the value that the server rendered. */
export const isChanged = (control: Control): boolean => {
  if ('options' in control) {
    const printed = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    // Without a printed choice, a list shows its first option.
    return control.selectedIndex !== Math.max(0, printed);
  }
  return isTickable(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
};

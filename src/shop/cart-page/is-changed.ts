type Control = HTMLInputElement | HTMLSelectElement;

/** Whether a control differs from what the server has printed. */
export const isChanged = (control: Control): boolean => {
  if (!('defaultValue' in control)) {
    const printed = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, printed);
  }
  const { type, checked, defaultChecked, value, defaultValue } = control;
  return type === 'radio' || type === 'checkbox'
    ? checked !== defaultChecked
    : type !== 'hidden' && value !== defaultValue;
};

/** After a replacement the server's values stand, also where only what was typed differs from them. */
export const resetControls = (root: Element): void => {
  for (const control of root.querySelectorAll('input, textarea, option')) {
    if (control instanceof HTMLOptionElement) control.selected = control.defaultSelected;
    else if (control instanceof HTMLTextAreaElement) control.value = control.defaultValue;
    else if (control instanceof HTMLInputElement) {
      if (control.type === 'checkbox' || control.type === 'radio') {
        control.checked = control.defaultChecked;
      } else if (control.type !== 'hidden') control.value = control.defaultValue;
    }
  }
};

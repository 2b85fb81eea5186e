/** Old markup: the words of a ticked box stand in a text field beside it (divi-forms.md §1.6). */
export const writeTick = ({ target: box }: Event): void => {
  if (!(box as Element).matches('input[type=checkbox]')) return;
  const { checked, parentElement } = box as HTMLInputElement;
  const text = parentElement?.querySelector<HTMLInputElement>(':scope>input[type=text]');
  const { checked: on = '', unchecked: off = '' } = text?.dataset ?? {};
  if (text) text.value = checked ? on : off;
};

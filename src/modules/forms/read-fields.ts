import * as names from './names';

/** Current state of a field. */
export interface Field {
  /** Gets the focus and the attributes of an error. */
  readonly control: HTMLElement;
  /** The element that the style sheet marks: the control, or the wrapper of a group. */
  readonly marked: HTMLElement;
  readonly id: string | null;
  readonly originalId: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly label: string;
  readonly value: string;
  /** Whether its conditions hide it. */
  readonly isHidden: boolean;
}

/** One entry of the list that the server compares with its own (specification S3.09). */
export interface FieldEntry {
  readonly field_id: string;
  readonly original_id: string;
  readonly required_mark: string;
  readonly field_type: string;
  readonly field_label: string;
}

/** Whether the element itself is displayed; a closed panel around it does not count. */
export const isDisplayed = (element: Element): boolean =>
  getComputedStyle(element).display !== 'none';

const boxesOf = (wrapper: Element, type: string) => [
  ...wrapper.querySelectorAll<HTMLInputElement>(`input[type="${type}"]`),
];
const checkedOf = (boxes: readonly HTMLInputElement[]) =>
  boxes.filter(({ checked }) => checked).map(({ value }) => value);

/**
 * Hidden by its rules, or by the style sheet although they hold. A field without rules must always
 * be sent: the server expects it.
 */
const isRuledOut = (wrapper: Element | null) =>
  wrapper?.matches(names.conditional) === true && !isDisplayed(wrapper);

/** A group is one field: radios by their wrapper, checkboxes by the hidden input that submits them. */
const readGroup = (wrapper: HTMLElement, handle: HTMLInputElement | null, or: string): Field => {
  const boxes = boxesOf(wrapper, handle ? 'checkbox' : 'radio');
  const [first] = boxes;
  const source = handle ?? first;
  const value = checkedOf(boxes).join(', ');
  const label = wrapper.querySelector(names.label)?.textContent?.trim() ?? '';
  return {
    control: first ?? wrapper,
    marked: wrapper,
    id: source?.name ?? null,
    originalId: wrapper.dataset.id ?? '',
    type: handle ? (handle.dataset.field_type ?? 'checkbox') : 'radio',
    isRequired: source?.dataset.required_mark === 'required',
    label: label || (handle ? boxes.map((box) => box.value).join(', ') || or : ''),
    value,
    isHidden: isRuledOut(wrapper),
  };
};

const readControl = (control: HTMLInputElement): Field => ({
  control,
  marked: control,
  id: control.id || null,
  originalId: control.dataset.original_id ?? '',
  type: control.dataset.field_type ?? 'text',
  isRequired: control.dataset.required_mark === 'required',
  label: control.parentElement?.querySelector(':scope > label')?.textContent?.trim() ?? '',
  value: control.value,
  isHidden: isRuledOut(control.closest(names.field)),
});

/** The fields of a form in document order (divi-forms.md §1.1, §1.2). */
export const readFields = (form: Element, checkboxLabel: string): readonly Field[] =>
  [...form.querySelectorAll<HTMLElement>(names.controls)].map((element) => {
    const wrapper = element.closest<HTMLElement>(names.field);
    if (wrapper && element === wrapper) return readGroup(wrapper, null, checkboxLabel);
    if (wrapper && element.classList.contains(names.handle)) {
      return readGroup(wrapper, element as HTMLInputElement, checkboxLabel);
    }
    return readControl(element as HTMLInputElement);
  });

import type { FormFields } from '../../runtime/dom';
import * as names from './names';

type Box = HTMLInputElement;
type Value = string | Readonly<Record<string, string>> | null;

const checked = (wrapper: Element) => [...wrapper.querySelectorAll<Box>('input:checked')];
const byOption = (boxes: readonly { dataset: DOMStringMap; value: string }[]) =>
  Object.fromEntries(boxes.map(({ dataset, value }) => [dataset.id ?? '', value]));

/** The value of one field as its provider wants it (specification S5.16, divi-forms.md §2.1). */
const valueOf = (wrapper: HTMLElement, provider: string): Value => {
  const isByOption = provider === 'mailchimp';
  switch (wrapper.dataset.type) {
    case 'checkbox': {
      const boxes = checked(wrapper);
      return boxes.length > 0 ? byOption(boxes) : null;
    }
    case 'booleancheckbox':
      return checked(wrapper)[0]?.value ?? null;
    case 'radio': {
      const boxes = checked(wrapper);
      return isByOption && boxes.length > 0 ? byOption(boxes) : (boxes[0]?.value ?? '');
    }
    case 'select': {
      const select = wrapper.querySelector('select');
      const option = select?.selectedOptions[0];
      if (option && provider === 'ontraport') return option.dataset.id ?? '';
      return option && isByOption ? byOption([option]) : (select?.value ?? '');
    }
    default:
      return wrapper.querySelector<HTMLInputElement>('input,textarea')?.value ?? '';
  }
};

/** The values of the custom fields by their id; hidden ones go along as they are. */
export const customFields = (form: Element, provider: string): FormFields =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLElement>(names.customField)].flatMap((wrapper) => {
      const value = valueOf(wrapper, provider);
      return value === null ? [] : [[wrapper.dataset.id ?? '', value]];
    }),
  );

import * as names from './names';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const FIELDS = `${names.methodBox} :is(input, select, textarea)`;

/**
 * What the visitor has entered in the payment part survives a new print of it
 * (woocommerce-checkout.md §2.3).
 */
export const keepPayment = (doc: Document): (() => void) => {
  const isAccepted = doc.querySelector<HTMLInputElement>(`#${names.terms}`)?.checked;
  const kept = [...doc.querySelectorAll<Field>(FIELDS)].flatMap((field) =>
    field.id
      ? [{ id: field.id, value: field.value, isChecked: (field as HTMLInputElement).checked }]
      : [],
  );
  return () => {
    const accept = doc.querySelector<HTMLInputElement>(`#${names.terms}`);
    if (accept && isAccepted !== undefined) accept.checked = isAccepted;
    for (const { id, value, isChecked } of kept) {
      const field = doc.getElementById(id) as Field | null;
      if (!field?.matches(FIELDS)) continue;
      const isChoice = /^(checkbox|radio)$/.test(field.type);
      const differs = isChoice
        ? (field as HTMLInputElement).checked !== isChecked
        : field.value === '' && value !== '';
      if (!differs) continue;
      if (isChoice) (field as HTMLInputElement).checked = isChecked;
      else field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
};

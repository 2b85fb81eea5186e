/**
 * The successful controls of a form without buttons and files, as the old scripts sent them
 * (woocommerce.md §1.2).
 */
export const formFields = (form: HTMLFormElement): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
};

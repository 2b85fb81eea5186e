/** Value of a form field; nested values are encoded with PHP's brackets. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

export type FormFields = { readonly [key: string]: FormValue };

const append = (body: URLSearchParams, name: string, value: FormValue): void => {
  if (Array.isArray(value)) {
    // PHP collects `name[]`; a nested value needs an index to stay together.
    value.forEach((item: FormValue, index) => {
      append(body, `${name}[${typeof item === 'object' && item ? index : ''}]`, item);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) append(body, `${name}[${key}]`, item);
  } else {
    body.append(name, value === null || value === undefined ? '' : String(value));
  }
};

/** `application/x-www-form-urlencoded` as PHP reads it (woocommerce.md §1.2). */
export const encodeForm = (fields: FormFields): URLSearchParams => {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) append(body, name, value);
  return body;
};

/**
 * The successful controls of a form except buttons and files, as the old scripts sent them
 * (woocommerce.md §1.2).
 */
export const formFields = (form: HTMLFormElement): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
};

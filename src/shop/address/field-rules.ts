import { flag, list, number, plainObject, shape, text } from '../../runtime/kit';

const read = shape({
  label: text(),
  placeholder: text(),
  required: flag(),
  hidden: flag(),
  priority: number(),
  class: list(text()),
});

export type FieldRules = ReturnType<typeof read>;

type Locales = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a country says about a field, over what holds everywhere (woocommerce-checkout.md §3). */
export const fieldRules = (locales: Locales, country: string, field: string): FieldRules => {
  const of = (key: string) =>
    plainObject(Object.hasOwn(locales, key) ? locales[key]?.[field] : null) ?? {};
  return read({ ...of('default'), ...of(country) });
};

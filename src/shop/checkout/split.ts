import * as names from './names';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Where the fields of the checkout stand: in its form, or in modules around it. */
export interface Split {
  readonly isSplit: boolean;
  /** Makes what stands in the modules part of the form. */
  mirror(): void;
  /** The field of that name that the visitor sees. */
  field(name: string): Control | null;
  /** Where address rows stand. */
  roots(): Element[];
}

/** Whether Divi's builder made the page and its payment module holds the form. */
export const isSplitPage = (doc: Document): boolean =>
  names.builderBodies.some((name) => doc.body.classList.contains(name)) &&
  doc.querySelector(`${names.paymentModule} ${names.form}`) !== null;

/** A checkout in one form. */
export const wholeForm = (doc: Document): Split => ({
  isSplit: false,
  mirror: () => {},
  field: (name) => doc.querySelector<Control>(`${names.form} [name="${name}"]`),
  roots: () => [...doc.querySelectorAll(names.form)],
});

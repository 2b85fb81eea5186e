import * as names from './names';
import type { ControllerScope } from '../../runtime/controller-scope';

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

const valuesOf = (control: Control) =>
  control instanceof HTMLSelectElement && control.multiple
    ? [...control.selectedOptions].map(({ value }) => value)
    : [control.value];

/** What fields send, by name: PHP keeps all of a list (`name[]`) and the last of everything else. */
const valuesByName = (controls: readonly Control[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const control of controls) {
    const { name } = control;
    const others = name.includes('[]') ? (found.get(name) ?? []) : [];
    found.set(name, [...others, ...valuesOf(control)]);
  }
  return found;
};

/**
 * Which part of each module is the one that visitors see; the rest are hidden copies
 * (woocommerce-checkout.md §2.10).
 */
const visible = [
  [names.billingModule, names.otherPart],
  [names.shippingModule, names.notesPart],
  [names.notesModule, names.billingPart],
  [names.detailsModule, null],
] as const;

const isSuccessful = (control: Control): boolean => {
  if (!control.name || control.disabled || control instanceof HTMLButtonElement) return false;
  if (!(control instanceof HTMLInputElement)) return true;
  if (/^(submit|button|image|file|reset)$/.test(control.type)) return false;
  return !/^(checkbox|radio)$/.test(control.type) || control.checked;
};

/**
 * Divi's checkout in modules: what visitors fill in there is sent by hidden twins in the payment
 * form, one for each value (specification S3.22).
 */
export const createSplit = ({ page, changes, delegate, onEnd }: ControllerScope): Split => {
  const { document: doc } = page;
  const target = doc.querySelector<HTMLFormElement>(`${names.paymentModule} ${names.form}`);
  const twins = new Map<string, HTMLInputElement[]>();

  const controls = (): Control[] =>
    visible.flatMap(([module, copies]) =>
      [...doc.querySelectorAll<Control>(`${module} :is(input, select, textarea)`)].filter(
        (control) => !(copies && control.closest(copies)) && !control.closest(names.couponForm),
      ),
    );
  const isWanted = (control: Control, isElsewhere: boolean) =>
    isSuccessful(control) && (isElsewhere || !/^shipping_(?!method)/.test(control.name));

  /** Makes the twins equal to what stands in the modules; fill-ins do not always fire events. */
  const mirror = (): void => {
    if (!target) return;
    const all = controls();
    const isElsewhere = all.some(
      (control) =>
        control.name === 'ship_to_different_address' && (control as HTMLInputElement).checked,
    );
    const wanted = valuesByName(all.filter((each) => isWanted(each, isElsewhere)));
    for (const [name, list] of twins) {
      for (const twin of list.splice(wanted.get(name)?.length ?? 0)) twin.remove();
    }
    for (const [name, values] of wanted) {
      const list = twins.get(name) ?? [];
      twins.set(name, list);
      values.forEach((value, index) => {
        const twin = list[index] ?? doc.createElement('input');
        list[index] = twin;
        twin.type = 'hidden';
        twin.name = name;
        if (twin.value !== value) twin.value = value;
        if (twin.form === target) return;
        // The payment part may have been printed again around it; PHP keeps the order of a list.
        const last = list[index - 1];
        if (last) last.after(twin);
        else target.prepend(twin);
      });
    }
  };

  for (const [module, copies] of visible) {
    if (!copies) continue;
    for (const part of doc.querySelectorAll(`${module} ${copies}`)) {
      for (const control of part.querySelectorAll('input, select, textarea, button')) {
        // Neither labels, nor fill-ins, nor look-ups by id must find the copy.
        changes.setAttribute(control, 'disabled', '');
        changes.setAttribute(control, 'id', null);
      }
    }
  }
  const modules = visible.map(([module]) => module).join();
  delegate('input change', `:is(${modules}) :is(input, select, textarea)`, mirror);
  // A bare form would put the address into the page's own.
  delegate('submit', `:is(${modules}) form`, (form, event) => {
    if (form !== target && !form.matches(names.couponForm)) event.preventDefault();
  });
  mirror();
  onEnd(() => {
    for (const twin of [...twins.values()].flat()) twin.remove();
  });

  return {
    isSplit: true,
    mirror,
    field: (name) => controls().find((control) => control.name === name) ?? null,
    roots: () => [...doc.querySelectorAll(`${names.billingModule}, ${names.shippingModule}`)],
  };
};

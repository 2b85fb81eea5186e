import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';
import type { Control, Split } from './split';
import { valuesByName } from './values-by-name';

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
        // The payment part may have been printed anew around it; PHP keeps the order of a list.
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

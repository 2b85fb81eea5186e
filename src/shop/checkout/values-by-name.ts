import type { Control } from './split';

const valuesOf = (control: Control) =>
  control instanceof HTMLSelectElement && control.multiple
    ? [...control.selectedOptions].map(({ value }) => value)
    : [control.value];

/** What fields send, by name: PHP keeps all of a list (`name[]`) and the last of everything else. */
export const valuesByName = (
  controls: readonly Control[],
): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const control of controls) {
    const { name } = control;
    const others = name.includes('[]') ? (found.get(name) ?? []) : [];
    found.set(name, [...others, ...valuesOf(control)]);
  }
  return found;
};

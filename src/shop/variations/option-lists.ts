import type { Changes } from '../../runtime/kit';
import { type Choice, optionStates } from './match-variations';
import type { Variation } from './variation';

interface ListOptions {
  readonly changes: Changes;
  readonly selects: readonly HTMLSelectElement[];
  readonly nameOf: (select: HTMLSelectElement) => string;
}

/** The options that the selects offer; undo restores the server's own. */
export const createOptionLists = ({ changes, selects, nameOf }: ListOptions) => {
  const originals = new Map(selects.map((select) => [select, [...select.childNodes]]));
  const optionsOf = (select: HTMLSelectElement) =>
    (originals.get(select) ?? []).flatMap((node) =>
      node instanceof HTMLOptionElement ? [node] : [],
    );

  const offer = (select: HTMLSelectElement, options: readonly HTMLOptionElement[]) => {
    const isSame =
      options.length === select.options.length &&
      options.every((option, index) => option === select.options[index]);
    // An open list would close if its options were inserted again.
    if (!isSame) select.replaceChildren(...options);
  };

  return {
    update(variations: readonly Variation[], choice: Choice): void {
      for (const select of selects) {
        const name = nameOf(select);
        const options = optionsOf(select);
        const { value } = select;
        const values = options.map((option) => option.value).filter(Boolean);
        const states = optionStates(variations, name, { choice, values });
        const isValid = states.get(value) === 'enabled';
        const hasPlaceholder = !(select.dataset.show_option_none === 'no' && isValid);
        for (const option of options) {
          const state = states.get(option.value);
          changes.setClass(option, 'attached', state ? true : null);
          changes.setClass(option, 'enabled', state === 'enabled' ? true : null);
          changes.setAttribute(option, 'disabled', state === 'attached' ? '' : undefined);
        }
        offer(
          select,
          options.filter((option) =>
            option.value === '' ? hasPlaceholder : states.has(option.value),
          ),
        );
        select.value = isValid ? value : '';
        // The chosen option no longer exists; a list that was already empty must not search again.
        if (value && !isValid) {
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }
    },
    undo(): void {
      for (const [select, nodes] of originals) {
        const { value } = select;
        select.replaceChildren(...nodes);
        select.value = value;
      }
    },
  };
};

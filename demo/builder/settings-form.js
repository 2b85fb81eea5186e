// @ts-check

const choices = {
  sticky_position: ['none', 'top', 'bottom'],
  open: ['off', 'on'],
  count: ['1', '2', '3', '4'],
};
const labels = {
  title: 'Title',
  width: 'Width',
  sticky_position: 'Sticky position',
  open: 'Open',
  count: 'Number of items',
  number: 'Number',
  content: 'Text',
};

/** @param {string} name @param {string} value */
const field = (name, value) => {
  const label = document.createElement('label');
  label.append(`${labels[/** @type {'title'} */ (name)] ?? name} `);
  const options = choices[/** @type {'open'} */ (name)];
  const input = options ? document.createElement('select') : document.createElement('input');
  for (const option of options ?? []) input.append(new Option(option, option));
  input.name = name;
  input.value = value;
  label.append(input);
  return label;
};
/**
 * Shows the settings of a module. The focused field keeps its text.
 * @param {HTMLElement} form
 * @param {{ id: string, attrs: Record<string, string>, content: string }} module
 */
export const fillSettings = (form, module) => {
  const shown = Object.entries(module.attrs).filter(([name]) => name !== 'order');
  const values = [...shown, ...(module.content ? [['content', module.content]] : [])];
  const names = values.map(([name]) => name).join();
  if (form.dataset.shown === module.id + names) {
    for (const [name = '', value = ''] of values) {
      const input = /** @type {HTMLInputElement | null} */ (form.querySelector(`[name="${name}"]`));
      if (input && input !== document.activeElement) input.value = value;
    }
    return;
  }
  form.dataset.shown = module.id + names;
  form.replaceChildren(...values.map(([name = '', value = '']) => field(name, value)));
};

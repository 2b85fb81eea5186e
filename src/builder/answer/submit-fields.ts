import * as names from './names';

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | null =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;

/** Posts the fields of the editor's message to the page's own address; the server renders them. */
export const submitFields = (doc: Document, fields: Fields): void => {
  const form = doc.createElement('form');
  form.id = names.formId;
  form.method = 'post';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const text = textOf(value);
    if (text === null) continue;
    const area = doc.createElement('textarea');
    area.name = name;
    area.value = text;
    form.append(area);
  }
  const button = doc.createElement('input');
  button.type = 'submit';
  form.append(button);
  (doc.querySelector(names.container) ?? doc.body).append(form);
  // By the prototype: a field of the name `submit` would stand in the way.
  HTMLFormElement.prototype.submit.call(form);
};

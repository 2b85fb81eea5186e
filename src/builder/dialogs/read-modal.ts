import { plainObject, text } from '../../runtime/kit';
import { createSanitiseWithDOMPurify } from '../../runtime/insert/sanitise-with-dompurify';
import * as names from './names';

/** A dialog as the back end describes it; its parts are sanitised server HTML. */
export interface ModalData {
  readonly header: DocumentFragment;
  readonly text: DocumentFragment;
  /** Links in order, with the key that the back end gives them. */
  readonly buttons: readonly ModalButton[];
  readonly classes: string;
}

export interface ModalButton {
  readonly key: string;
  readonly anchor: HTMLAnchorElement;
}

const anchorsIn = (source: ParentNode, key: string): readonly ModalButton[] =>
  [...source.querySelectorAll('a')].map((anchor) => ({
    key: key || (anchor.className.match(/et-core-modal-action-([\w-]+)/)?.[1] ?? 'action'),
    anchor,
  }));

/** Some of the back end's dialogs are complete markup, from which the parts are extracted. */
const fromMarkup = (markup: string, doc: Document): ModalData | null => {
  const page = createSanitiseWithDOMPurify(doc)(markup, 'content');
  const part = (name: string) => {
    const fragment = doc.createDocumentFragment();
    fragment.append(...(page.querySelector(`.${name}`)?.childNodes ?? []));
    return fragment;
  };
  const found = page.querySelector(`.${names.overlay}`);
  if (!found) return null;
  const ours = new Set<string>([names.overlay, names.active, names.twoButtons]);
  const footer = page.querySelector(`.${names.buttons}`);
  return {
    header: part(names.title),
    text: part(names.content),
    buttons: footer ? anchorsIn(footer, '') : [],
    classes: [...found.classList].filter((name) => !ours.has(name)).join(' '),
  };
};

/** Reads one dialog of the back end's data, an object of parts or markup; null for anything else. */
export const readModal = (data: unknown, doc: Document): ModalData | null => {
  if (typeof data === 'string') return fromMarkup(data, doc);
  const source = plainObject(data);
  if (!source) return null;
  const read = text();
  const sanitise = createSanitiseWithDOMPurify(doc);
  const html = (value: unknown) => sanitise(read(value), 'content');
  return {
    header: html(source['header']),
    text: html(source['text']),
    buttons: Object.entries(plainObject(source['buttons']) ?? {}).flatMap(([key, markup]) =>
      anchorsIn(html(markup), key).slice(0, 1),
    ),
    classes: read(source['classes']),
  };
};

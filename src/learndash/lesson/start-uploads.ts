import { listen, replaceContents } from '../../runtime/kit';
import type { LearnPart } from '../learn-part';
import { captionOf } from './caption-of';
import * as names from './names';

/** Forms for assignments (specification S4.43, contract learning.md §14). */
export const startUploads = ({ page, changes, listening, undos }: LearnPart): void => {
  const { document: doc } = page;
  const startUpload = (input: HTMLInputElement) => {
    const { form } = input;
    const label = input.labels?.[0];
    const text = label?.querySelector('span');
    const button = form?.querySelector<HTMLInputElement>('[type=submit]');
    let restore: (() => void) | null = null;
    const setEnabled = (isEnabled: boolean) => {
      if (label) changes.setClass(label, names.fileSelected, isEnabled);
      if (button) changes.setAttribute(button, 'disabled', isEnabled ? null : '');
    };
    const show = () => {
      const template = input.getAttribute(names.captionAttribute);
      const files = [...(input.files ?? [])].map(({ name }) => name);
      const count = page.labels('files', { n: '{count}' });
      const caption = captionOf(files, template || count);
      restore?.();
      restore = text && caption ? replaceContents(text, caption) : null;
      setEnabled(caption !== null);
    };
    undos.push(() => restore?.());
    listen(input, 'change', show, listening);
    listen(input, 'focus', () => changes.setClass(input, names.hasFocus, true), listening);
    listen(input, 'blur', () => changes.setClass(input, names.hasFocus, false), listening);
    if (form) listen(form, 'submit', () => setEnabled(false), listening);
    page.bus.on('page:restored', show);
    undos.push(() => page.bus.off('page:restored', show));
    show();
  };
  for (const input of doc.querySelectorAll<HTMLInputElement>(`.${names.fileInput}`)) {
    startUpload(input);
  }
};

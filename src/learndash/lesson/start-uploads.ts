import * as names from './names';
import { replaceContents } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';

/**
 * Caption of a file input after a choice (specification S5.22): the name of one file, the number of
 * several; null without a choice. `template` contains `{count}`.
 */
export const captionOf = (files: readonly string[], template: string): string | null => {
  if (files.length > 1) return template.replace('{count}', String(files.length));
  return files[0]?.split('\\').pop() || null;
};

/** Assignment upload forms (specification S4.43, learndash.md §11). */
export const startUploads = ({
  page,
  changes,
  listen,
  on,
  guard,
  onEnd,
}: ControllerScope): void => {
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
      const count = page.labels(['files', '{n} files'], { n: '{count}' });
      const caption = captionOf(files, template || count);
      restore?.();
      restore = text && caption ? replaceContents(text, caption) : null;
      setEnabled(caption !== null);
    };
    onEnd(() => restore?.());
    onEnd(page.events.delegate(input, 'change', guard(show)));
    listen(input, 'focus', () => changes.setClass(input, names.hasFocus, true));
    listen(input, 'blur', () => changes.setClass(input, names.hasFocus, false));
    if (form) listen(form, 'submit', () => setEnabled(false));
    on('page:restored', show);
    show();
  };
  for (const input of doc.querySelectorAll<HTMLInputElement>(`.${names.fileInput}`)) {
    startUpload(input);
  }
};

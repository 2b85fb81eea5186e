import { format } from './format';

/** The same, but false where `format` throws or the template is no text, as the old helper gave. */
export const tryFormat = (template: unknown, ...args: readonly unknown[]): string | false => {
  if (typeof template !== 'string') return false;
  try {
    return format(template, ...args);
  } catch {
    return false;
  }
};

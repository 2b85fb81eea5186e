import { editorSizes } from '../sizes/editor-sizes';
import * as names from './names';

/**
 * Closes the dialogs with a class that somebody else has opened: they are closing for 600 ms and go
 * (builder.md §8.2). Resolves when they have gone.
 */
export const hideCoreModal = (top: Window, className: string = names.overlay): Promise<void> => {
  const found = [...top.document.getElementsByClassName(className)].filter((element) =>
    element.classList.contains(names.overlay),
  );
  for (const element of found) element.classList.add(names.closing);
  return new Promise((resolve) => {
    top.setTimeout(() => {
      for (const element of found) {
        element.classList.remove(names.active, names.closing);
        element.remove();
      }
      resolve();
    }, editorSizes.modalCloseMs);
  });
};

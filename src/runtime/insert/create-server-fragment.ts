import { createTextCarrier } from './create-text-carrier';
import { parseInert } from './parse-inert';
import type { Sanitise } from './profile';

/** HTML of the server for elements that show an older version of it, perhaps several. */
export interface ServerFragment {
  /** Whether texts alone made the element show this; otherwise nothing has changed. */
  carryTexts(shown: Element): boolean;
  /** All of it, sanitised at the first look; to be copied. */
  content(): DocumentFragment;
}

/** Sanitises only where more than texts differs. */
export const createServerFragment = (
  html: string,
  sanitise: Sanitise,
  doc: Document,
): ServerFragment => {
  let content: DocumentFragment | undefined;
  return {
    carryTexts: createTextCarrier(parseInert(html, doc)),
    content: () => {
      content ??= sanitise(html, 'form');
      return content;
    },
  };
};

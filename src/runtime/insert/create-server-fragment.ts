import { createTextCarrier } from './create-text-carrier';
import { parseInert } from './parse-inert';
import type { Sanitise } from './profile';

/** Server HTML for elements that show an older version of it, possibly several. */
export interface ServerFragment {
  /** Whether changing texts was enough to bring the element up to date; otherwise nothing has changed. */
  carryTexts(shown: Element): boolean;
  /** All of it, sanitised at the first call; callers copy it. */
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

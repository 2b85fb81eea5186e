import { createTextCarrier } from './create-text-carrier';
import type { Piece } from './create-insert';
import { parseInert } from './parse-inert';
import { sanitise } from './sanitise';

/** Sanitises only where more than texts differs. */
export const createPiece = (html: string, doc: Document): Piece => {
  let content: DocumentFragment | undefined;
  return {
    carryTexts: createTextCarrier(parseInert(html, doc)),
    content() {
      content ??= sanitise(html, 'form', doc);
      return content;
    },
  };
};

import { createTextCarrier } from './create-text-carrier';
import type { CleanProfile, Piece } from './create-insert';
import { parseInert } from './parse-inert';
import { sanitise } from './sanitise';

/** Sanitises only where more than texts differs. */
export const createPiece = (html: string, profile: CleanProfile, doc: Document): Piece => {
  let content: DocumentFragment | undefined;
  return {
    html,
    carryTexts: createTextCarrier(parseInert(html, doc)),
    content() {
      content ??= sanitise(html, profile, doc);
      return content;
    },
  };
};

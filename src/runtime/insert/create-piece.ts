import { createTextCarrier } from './create-text-carrier';
import type { CleanProfile, Piece } from './create-insert';
import { parseInert } from './parse-inert';
import { sanitise } from './sanitise';

/** Does nothing before it is asked, and sanitises only what more than texts comes from. */
export const createPiece = (html: string, profile: CleanProfile, doc: Document): Piece => {
  let carry: ReturnType<typeof createTextCarrier> | undefined;
  let content: DocumentFragment | undefined;
  return {
    html,
    carryTexts(shown) {
      carry ??= createTextCarrier(parseInert(html, doc));
      return carry(shown);
    },
    content() {
      content ??= sanitise(html, profile, doc);
      return content;
    },
  };
};

import { toText } from './presence';

/** In the order of their flags (specification S3.38). */
const relations = ['bookmark', 'external', 'nofollow', 'noreferrer', 'noopener'];

/** The `rel` of a link from its flags `on|off|…`; null where none is set. */
export const linkRel = (flags: unknown): string | null => {
  const set = toText(flags).split('|');
  const chosen = relations.filter((_, at) => set[at] && set[at] !== 'off');
  return chosen.join(' ') || null;
};

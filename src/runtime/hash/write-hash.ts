import { body, decode, MAX_HASH_LENGTH, SEGMENTS, type Segment, VALUES } from './parse-hash';

/** Half a surrogate pair cannot be encoded; encodeURIComponent would throw. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const encode = (part: string) => encodeURIComponent(part.replace(LONE_SURROGATE, '\ufffd'));

/**
 * The hash with the state of one module replaced or added; what belongs to other modules and an
 * ordinary anchor in front are kept letter by letter.
 */
export const writeHash = (hash: string, { id, values }: Segment): string => {
  const segment = [id, ...values].map(encode).join(VALUES);
  const others = hash.length > MAX_HASH_LENGTH ? [] : body(hash).split(SEGMENTS).filter(Boolean);
  const at = others.findIndex((other) => decode(other.split(VALUES, 1)[0] ?? '') === id);
  others.splice(at < 0 ? others.length : at, 1, segment);
  return `#${others.join(SEGMENTS)}`;
};

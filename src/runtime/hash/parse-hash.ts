/**
 * State of modules in the address: `#id|value|value||id|value` (specification S2.02). Pure; ids and
 * values are percent-decoded, so that non-ASCII category slugs survive (divi-modules.md §5.2).
 * Programs that forward addresses encode the pipes as well.
 */
export interface Segment {
  readonly id: string;
  readonly values: readonly string[];
}

/** Longer hashes are no module state: a real one names a handful of modules. */
export const MAX_HASH_LENGTH = 8192;

const SEGMENTS = '||';
const VALUES = '|';

const decode = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Encoded pipes separate where no plain one exists; otherwise they are part of a value. */
const body = (hash: string) => {
  const text = hash.startsWith('#') ? hash.slice(1) : hash;
  return text.includes(VALUES) ? text : text.replace(/%7c/gi, VALUES);
};

/** Segments of a hash; the first one of an id wins. Never throws. */
export const parseHash = (hash: string): readonly Segment[] => {
  if (hash.length > MAX_HASH_LENGTH) return [];
  const seen = new Set<string>();
  return body(hash)
    .split(SEGMENTS)
    .map((segment) => {
      const [id = '', ...values] = segment.split(VALUES).map(decode);
      return { id, values };
    })
    .filter(({ id }) => id !== '' && !seen.has(id) && Boolean(seen.add(id)));
};

/** Half a surrogate pair cannot be encoded; encodeURIComponent would throw. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const encode = (part: string) => encodeURIComponent(part.replace(LONE_SURROGATE, '\ufffd'));

/**
 * The hash with the state of one module replaced or added; other modules and a leading plain anchor
 * are kept verbatim.
 */
export const writeHash = (hash: string, { id, values }: Segment): string => {
  const segment = [id, ...values].map(encode).join(VALUES);
  const others = hash.length > MAX_HASH_LENGTH ? [] : body(hash).split(SEGMENTS).filter(Boolean);
  const at = others.findIndex((other) => decode(other.split(VALUES, 1)[0] ?? '') === id);
  others.splice(at < 0 ? others.length : at, 1, segment);
  return `#${others.join(SEGMENTS)}`;
};

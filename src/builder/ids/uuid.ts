import {
  v1 as libraryV1,
  v3 as libraryV3,
  v4 as libraryV4,
  v5 as libraryV5,
  stringify,
} from 'uuid';

/** Replaces the browser's source of random bytes. */
export interface RandomOptions {
  readonly random?: Uint8Array;
  readonly rng?: () => Uint8Array;
}
/** Replaces clock and node of the browser. */
export interface ClockOptions extends RandomOptions {
  readonly node?: Uint8Array;
  readonly clockseq?: number;
  readonly msecs?: number;
  readonly nsecs?: number;
}

const HELP = 'See https://github.com/uuidjs/uuid#getrandomvalues-not-supported';
const LENGTH = 16;
/** Number of clock ticks, of 100 ns, in a millisecond. */
const TICKS = 10_000;

/** Sixteen random bytes. @throws Error where the browser has no source of them (S8.18) */
const randomBytes = (): Uint8Array => {
  const source = globalThis.crypto as Partial<Crypto> | undefined;
  if (typeof source?.getRandomValues !== 'function') {
    throw new Error(`crypto.getRandomValues() not supported. ${HELP}`);
  }
  return source.getRandomValues(new Uint8Array(LENGTH));
};

/** Receives the sixteen bytes, instead of returning a text. */
export interface Target<T extends Uint8Array | number[]> {
  readonly buffer: T;
  readonly offset?: number;
}

const give = <T extends Uint8Array | number[]>(
  bytes: Uint8Array,
  target: Target<T> | undefined,
): string | T => {
  if (!target) return stringify(bytes);
  const { buffer, offset = 0 } = target;
  bytes.forEach((byte, at) => {
    buffer[offset + at] = byte;
  });
  return buffer;
};

/** The clock at the last call: two ids within one millisecond must differ. */
let last = { msecs: 0, nsecs: 0, clockseq: -1, node: new Uint8Array() };

/**
 * An id from clock and node (RFC 9562, version 1). `msecs` counts from 1970, `nsecs` 100-ns ticks in
 * the millisecond (0–9999).
 *
 * @throws Error `uuid.v1(): Can't create more than 10M uuids/sec` (specification S8.18)
 */
export const uuidV1 = <T extends Uint8Array | number[] = number[]>(
  options: ClockOptions = {},
  target?: Target<T>,
): string | T => {
  if (last.clockseq < 0) {
    const seed = options.random ?? options.rng?.() ?? randomBytes();
    const [byte = 0, ...rest] = seed.slice(0, 6);
    const clockseq = (((seed[6] ?? 0) << 8) | (seed[7] ?? 0)) & 0x3fff;
    last = { ...last, clockseq, node: Uint8Array.from([byte | 1, ...rest]) };
  }
  const msecs = options.msecs ?? Date.now();
  const proposed = options.nsecs ?? last.nsecs + 1;
  const isBehind = msecs - last.msecs + (proposed - last.nsecs) / TICKS < 0;
  const clockseq = options.clockseq ?? (last.clockseq + (isBehind ? 1 : 0)) & 0x3fff;
  const isNew = isBehind || msecs > last.msecs;
  const nsecs = options.nsecs ?? (isNew ? 0 : proposed);
  if (nsecs >= TICKS) throw new Error("uuid.v1(): Can't create more than 10M uuids/sec");
  last = { ...last, msecs, nsecs, clockseq };
  const random = options.random ?? new Uint8Array(LENGTH);
  const node = options.node ?? last.node;
  const bytes = new Uint8Array(LENGTH);
  libraryV1({ node, random, clockseq, msecs, nsecs }, bytes);
  return give(bytes, target);
};

/** A random id (version 4). @throws Error where the browser has no random source (S8.18) */
export const uuidV4 = <T extends Uint8Array | number[] = number[]>(
  options: RandomOptions = {},
  target?: Target<T>,
): string | T => {
  const random = Uint8Array.from(options.random ?? options.rng?.() ?? randomBytes());
  return give(libraryV4({ random }, new Uint8Array(LENGTH)), target);
};

type Bytes = Uint8Array | readonly number[];

const hashed =
  (create: (value: string | Uint8Array, namespace: string | Uint8Array) => string) =>
  (value: string | Bytes, namespace: string | Bytes): string => {
    if (typeof value !== 'string' && !isBytes(value)) {
      throw new TypeError('value must be an array of bytes');
    }
    if (typeof namespace !== 'string' && !(isBytes(namespace) && namespace.length === LENGTH)) {
      throw new TypeError('namespace must be uuid string or an Array of 16 byte values');
    }
    return create(bytesOf(value), bytesOf(namespace));
  };
const isBytes = (value: unknown): value is Bytes =>
  Array.isArray(value) || value instanceof Uint8Array;
const bytesOf = (value: string | Bytes) =>
  typeof value === 'string' ? value : Uint8Array.from(value);

/** Namespaces of RFC 9562. */
export const uuidNamespaces = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
} as const;

/** An id derived from a name in a namespace (MD5, version 3). @throws TypeError for other input */
export const uuidV3 = hashed((value, namespace) => libraryV3(value, namespace));
/** An id derived from a name in a namespace (SHA-1, version 5). @throws TypeError for other input */
export const uuidV5 = hashed((value, namespace) => libraryV5(value, namespace));

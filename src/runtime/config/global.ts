import type { Reader } from './reader';

/** One configuration global of a product: its name on `window` and how it is read. */
export interface Global<T> {
  readonly name: string;
  readonly read: Reader<T>;
}

/**
 * An element with the id or name of a global shadows it (DOM clobbering), and so does a named frame.
 * Only plain data counts.
 */
const DATA = /^\[object (Object|Array|String|Number|Boolean)\]$/;
const isData = (value: unknown) => DATA.test(Object.prototype.toString.call(value));

export interface Globals {
  /** Whether the page printed it. Plain data only; elements do not count. */
  has(of: Pick<Global<unknown>, 'name'>): boolean;
  /** The typed value; defaults where it is missing or malformed. Read once, at the first call. */
  get<T>(of: Global<T>): T;
}

/** Optimisers move inline configuration about, so each global is read when first needed. */
export const createGlobals = (win: Window): Globals => {
  // By reader: two may look at different parts of one global.
  const cache = new Map<Global<unknown>, unknown>();
  const raw = (name: string): unknown => {
    try {
      const value = (win as unknown as Record<string, unknown>)[name];
      return isData(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    has: ({ name }) => raw(name) !== undefined,
    get<T>(of: Global<T>): T {
      if (!cache.has(of)) cache.set(of, of.read(raw(of.name)));
      return cache.get(of) as T;
    },
  };
};

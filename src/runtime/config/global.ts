import type { Reader } from './reader';

/** A configuration global of a product: its name on `window` and its reader. */
export interface Global<T> {
  readonly name: string;
  readonly read: Reader<T>;
}

/**
 * An element whose id or name is that of a global shadows it (DOM clobbering), and so does a named
 * frame. Only plain data counts.
 */
const DATA = /^\[object (Object|Array|String|Number|Boolean)\]$/;
const isData = (value: unknown) => DATA.test(Object.prototype.toString.call(value));

export interface Globals {
  /** Whether the page printed it, as plain data; elements do not count. */
  has(of: Pick<Global<unknown>, 'name'>): boolean;
  /** The typed value, with defaults where it is missing or malformed. Read once, at the first call. */
  get<T>(of: Global<T>): T;
}

/** Optimisers move inline configuration, so each global is read when it is first needed. */
export const createGlobals = (win: Window): Globals => {
  // By reader: two readers may read different parts of one global.
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

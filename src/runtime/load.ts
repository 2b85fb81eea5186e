/** Loads a chunk, with one retry; rejects if that fails too. */
export type Load = <T>(chunk: () => Promise<T>) => Promise<T>;

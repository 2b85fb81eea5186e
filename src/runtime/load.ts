/** Loads code; asks for it once more where it does not arrive, and rejects where it never does. */
export type Load = <T>(chunk: () => Promise<T>) => Promise<T>;

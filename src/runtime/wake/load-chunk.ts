/** A connection that answers nothing counts as failed after this time. */
const LIMIT_MS = 15_000;

/** The bundler's final address of a chunk stands only in the source text of its `import()`. */
const IMPORT = /\bimport\("([^"]+)"\)/;

const within = <T>(promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The chunk did not arrive.')), LIMIT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Loads a module; a failed address is asked for once more with a changed query, because browsers
 * remember a failed module. `folder` is where the files of the build stand.
 * Rejects with the last error.
 */
export const loadChunk = async <T>(
  load: () => Promise<T>,
  folder: string | undefined,
): Promise<T> => {
  try {
    return await within(load());
  } catch (error) {
    const file = IMPORT.exec(String(load))?.[1];
    if (!file || !folder) throw error;
    return (await within(import(new URL(`${file}?retry`, folder).href))) as T;
  }
};

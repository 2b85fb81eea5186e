import type { Load } from '../load';

/** A connection that answers nothing counts as failed after this time. */
const LIMIT_MS = 15_000;

/** The bundler's final address of a chunk stands only in the source text of its `import()`. */
const IMPORT = /\bimport\("([^"]+)"\)/;

const within = <T>(promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The chunk did not arrive.')), LIMIT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Whether this is the file with everything, put in by the build: nothing is fetched there. */
declare const SKERRY_IS_WHOLE: boolean;
const isWhole = typeof SKERRY_IS_WHOLE === 'boolean' && SKERRY_IS_WHOLE;

const ui = () => import('../dom/mount-island');

export type Ui = Awaited<ReturnType<typeof ui>>;

export interface ChunkLoader {
  readonly load: Load;
  /** What mounts islands, with the UI library. */
  loadUi(): Promise<Ui>;
}

/**
 * Another spelling of the folder of the build for each of 1 to 31: the letters whose bits are set as escapes
 * (RFC 3986 §6.2.2.2).
 */
const respell = (folder: string, which: number) =>
  folder.replace(/hunks\/$/, (name) =>
    [...name]
      .map((letter, at) => (which & (1 << at) ? `%${letter.charCodeAt(0).toString(16)}` : letter))
      .join(''),
  );

/**
 * Loads modules of the build. Browsers remember a failed module, so an address that fails is asked for once
 * more in another spelling, and in a new one each time that a caller tries again. `folder` is where the
 * files stand.
 */
export const createChunkLoader = (folder: string | undefined): ChunkLoader => {
  if (isWhole) return { load: (chunk) => chunk(), loadUi: ui };

  let retries = 0;
  let uiRetries = 0;
  /** Where files that import the UI library find the copy that runs. */
  let source = folder;

  /** `otherwise` gives the second address. */
  const attempt = async <T>(
    load: () => Promise<T>,
    otherwise: (file: string, from: string) => string | Promise<string>,
  ) => {
    try {
      return await within(load());
    } catch (error) {
      const file = IMPORT.exec(String(load))?.[1];
      if (!file || !folder) throw error;
      return (await within(import(await otherwise(file, folder)))) as T;
    }
  };

  /** What is loaded or on its way: requested once. A failure is not kept. */
  const known = new WeakMap<() => Promise<unknown>, Promise<unknown>>();
  const once = <T>(chunk: () => Promise<T>, request: () => Promise<T>): Promise<T> => {
    const before = known.get(chunk) as Promise<T> | undefined;
    if (before) return before;
    const loaded = request();
    known.set(chunk, loaded);
    loaded.catch(() => known.delete(chunk));
    return loaded;
  };

  const requestUi = async () => {
    let loadedFrom = folder;
    const loaded = await attempt(ui, (file, from) => {
      uiRetries += 1;
      loadedFrom = respell(from, uiRetries);
      return new URL(file, loadedFrom).href;
    });
    // Files with islands import it from beside themselves.
    source = loadedFrom;
    return loaded;
  };
  const loadUi = () => once(ui, requestUi);

  return {
    load: (chunk) =>
      once(chunk, () =>
        attempt(chunk, async (file) => {
          // It fails with the UI library, where that is what it imports.
          await loadUi().catch(() => {});
          retries += 1;
          return new URL(`${file}?retry=${retries}`, source).href;
        }),
      ),
    loadUi,
  };
};

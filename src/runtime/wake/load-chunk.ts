import type { Load } from '../load';

/** A connection without a response counts as failed after this time. */
const LIMIT_MS = 15_000;

/** The bundler's final address of a chunk is only found in the source text of its `import()`. */
const IMPORT = /\bimport\("([^"]+)"\)/;

const within = <T>(promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The chunk did not arrive.')), LIMIT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** True in the single-file build, where nothing is loaded; inlined by the build. */
declare const SKERRY_IS_WHOLE: boolean;
const isWhole = typeof SKERRY_IS_WHOLE === 'boolean' && SKERRY_IS_WHOLE;

const ui = () => import('../dom/mount-island');

export type Ui = Awaited<ReturnType<typeof ui>>;

export interface ChunkLoader {
  readonly load: Load;
  /** The code that mounts islands, with the UI library. */
  loadUi(): Promise<Ui>;
}

/**
 * Alternative spellings of the build's folder, from 1 to 31: letters whose bit is set are
 * percent-encoded (RFC 3986 §6.2.2.2).
 */
const respell = (folder: string, which: number) =>
  folder.replace(/hunks\/$/, (name) =>
    [...name]
      .map((letter, at) => (which & (1 << at) ? `%${letter.charCodeAt(0).toString(16)}` : letter))
      .join(''),
  );

/**
 * Loads modules of the build. Browsers cache the failure of a module, so a failed address is
 * requested once more under another spelling, and under a new one each time that a caller tries
 * again. `folder` contains the files.
 */
export const createChunkLoader = (folder: string | undefined): ChunkLoader => {
  if (isWhole) return { load: (chunk) => chunk(), loadUi: ui };

  let retries = 0;
  let uiRetries = 0;
  /** The folder from which chunks import the running copy of the UI library. */
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

  /** Loaded or loading chunks: requested once. Failures are not kept. */
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
    // Chunks with islands import it from their own folder.
    source = loadedFrom;
    return loaded;
  };
  const loadUi = () => once(ui, requestUi);

  return {
    load: (chunk) =>
      once(chunk, () =>
        attempt(chunk, async (file) => {
          // If it imports the UI library, it fails together with that.
          await loadUi().catch(() => {});
          retries += 1;
          return new URL(`${file}?retry=${retries}`, source).href;
        }),
      ),
    loadUi,
  };
};

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

const ui = () => import('../dom/mount-island');

export type Ui = Awaited<ReturnType<typeof ui>>;

export interface ChunkLoader {
  readonly load: Load;
  /** What mounts islands, with the UI library. */
  loadUi(): Promise<Ui>;
}

/**
 * Loads modules of the build. Browsers remember a failed module, so an address that fails is asked for once
 * more in another spelling, and in a new one each time that a caller tries again. `folder` is where the
 * files stand.
 */
export const createChunkLoader = (folder: string | undefined): ChunkLoader => {
  let failures = 0;
  /** Where files that import the UI library find the copy that runs. */
  let source = folder;

  /** `otherwise` gives the second address, relative to `source`. */
  const attempt = async <T>(
    load: () => Promise<T>,
    otherwise: (file: string) => Promise<string>,
  ) => {
    try {
      return await within(load());
    } catch (error) {
      const file = IMPORT.exec(String(load))?.[1];
      if (!file || !folder) throw error;
      failures += 1;
      const { href } = new URL(await otherwise(file), source);
      return (await within(import(href))) as T;
    }
  };

  let uiLoaded: Promise<Ui> | undefined;
  const loadUi = () => {
    uiLoaded ??= attempt(ui, async (file) => {
      // Files with islands import it from beside themselves: all of them are looked for in this folder
      // from now on, with one of its letters as an escape (RFC 3986 §6.2.2.2).
      source = folder?.replace(/hunks\/$/, (name) => {
        const at = failures % (name.length - 1);
        return `${name.slice(0, at)}%${name.charCodeAt(at).toString(16)}${name.slice(at + 1)}`;
      });
      return file;
    }).catch((error: unknown) => {
      uiLoaded = undefined;
      throw error;
    });
    return uiLoaded;
  };

  return {
    load: (chunk) =>
      attempt(chunk, async (file) => {
        // It fails with the UI library, where that is what it imports.
        await loadUi().catch(() => {});
        return `${file}?retry=${failures}`;
      }),
    loadUi,
  };
};

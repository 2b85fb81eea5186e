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
 * Loads modules of the build; a failed address is asked for once more, spelled otherwise, because browsers
 * remember a failed module. `folder` is where the files stand.
 */
export const createChunkLoader = (folder: string | undefined): ChunkLoader => {
  /** Where a failed file is looked for once more. */
  let source = folder;

  const attempt = async <T>(load: () => Promise<T>, again: (file: string) => Promise<string>) => {
    try {
      return await within(load());
    } catch (error) {
      const file = IMPORT.exec(String(load))?.[1];
      if (!file || !folder) throw error;
      const address = await again(file);
      return (await within(import(new URL(address, source).href))) as T;
    }
  };

  let uiLoaded: Promise<Ui> | undefined;
  const loadUi = () => {
    uiLoaded ??= attempt(ui, async (file) => {
      // Files with islands import it from beside themselves: all of them are looked for there from now on
      // (RFC 3986 §6.2.2.2).
      source = folder?.replace(/h(?=unks\/$)/, '%68');
      return file;
    });
    return uiLoaded;
  };

  return {
    load: (chunk) =>
      attempt(chunk, async (file) => {
        // It fails with the UI library, where that is what it imports.
        await loadUi().catch(() => {});
        return `${file}?retry`;
      }),
    loadUi,
  };
};

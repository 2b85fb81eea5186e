import type { Options } from './loader/read-options';

/** Chunks that a page waits for while what they import is still unknown to the browser. */
export type ChunkWithImports = 'services' | 'dom';

/** Requests what a chunk imports together with it, not a trip later. Nothing to do in one file. */
export type FetchImports = (name: ChunkWithImports | undefined, options: Options) => void;

/** Loads a chunk; what a named one imports is requested with it. Rejects where it does not arrive. */
export type Load = <T>(chunk: () => Promise<T>, name?: ChunkWithImports) => Promise<T>;

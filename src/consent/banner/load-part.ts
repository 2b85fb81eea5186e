import type { Page } from '../../runtime/page';
import { loadChunk } from '../../runtime/wake/load-chunk';

/** A part that few pages need; asked for once more where the first request fails. */
export const loadPart = <T>({ options: { base } }: Page, load: () => Promise<T>): Promise<T> =>
  loadChunk(load, base && new URL('chunks/', base).href);

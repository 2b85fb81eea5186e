import { preload } from './preload';
import type { PageSource } from '../read-facts';

/** The runtime, and the folder that the files of features stand in beside it. */
export interface Runtime {
  boot(source: PageSource): Promise<unknown>;
  readonly folder?: string;
}

/** Where the runtime stands, and when it may be imported. */
interface Request {
  readonly address: string;
  /** The page's script nonce. */
  readonly nonce: string;
  /** The document with all its import maps has been parsed. */
  readonly parsed: Promise<void>;
}

/**
 * Imports the runtime once the page is parsed: an import before that makes Firefox, and Chrome and Safari
 * of 2024, ignore the import map that WordPress prints for its own modules. The file is fetched at once.
 *
 * Browsers remember a module that failed, and files of features import the runtime from beside themselves:
 * a failed one is asked for once more in the same folder, spelled otherwise (RFC 3986 §6.2.2.2), so that
 * all of them agree on its address.
 */
export const importRuntime = async ({ address, nonce, parsed }: Request): Promise<Runtime> => {
  const load = async (url: string): Promise<Runtime> => {
    const { boot } = (await import(url)) as Runtime;
    return { boot, folder: url.replace(/[^/]*$/, '') };
  };
  preload(address, nonce);
  await parsed;
  try {
    return await load(address);
  } catch {
    return await load(address.replace(/c(?=hunks\/[^/]*$)/, '%63'));
  }
};

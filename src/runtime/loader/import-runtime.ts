import type { PageSource } from '../read-facts';

/** The runtime, and the folder that the files of features stand in beside it. */
export interface Runtime {
  boot(source: PageSource): Promise<unknown>;
  readonly folder?: string;
}

/**
 * Imports the runtime. Browsers remember a module that failed, and files of features import the runtime
 * from beside themselves: a failed one is asked for once more in the same folder, spelled otherwise
 * (RFC 3986 §6.2.2.2), so that all of them agree on its address.
 */
export const importRuntime = async (address: string): Promise<Runtime> => {
  const load = async (url: string): Promise<Runtime> => {
    const { boot } = (await import(url)) as Runtime;
    return { boot, folder: url.replace(/[^/]*$/, '') };
  };
  try {
    return await load(address);
  } catch {
    return await load(address.replace(/c(?=hunks\/[^/]*$)/, '%63'));
  }
};

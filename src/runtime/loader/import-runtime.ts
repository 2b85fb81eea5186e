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

/** What Chromium tells of itself, on secure pages. */
interface Brands {
  readonly brands: readonly { readonly brand: string; readonly version: string }[];
}

/** Of Chromium: it takes an import map also after something was imported (HTML, "merge import maps"). */
const FIRST_MERGING = 133;

/** Whether an import map of the page still counts after an import; no engine says so itself. */
const mergesImportMaps = (): boolean => {
  const { userAgentData } = navigator as { readonly userAgentData?: Brands };
  return !!userAgentData?.brands.some(
    ({ brand, version }) => brand === 'Chromium' && Number(version) >= FIRST_MERGING,
  );
};

/**
 * Imports the runtime, and gives it once the page is parsed. It is imported at once where the import map
 * that WordPress prints for its own modules counts all the same: browsers compile what they import beside
 * the page. An import makes Firefox, and Chrome and Safari of 2024, ignore that map: there the file is only
 * fetched until the page is parsed.
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
  let first: Promise<Runtime> | undefined;
  if (mergesImportMaps()) {
    first = load(address);
    first.catch(() => {});
  } else preload(address, nonce);
  await parsed;
  try {
    return await (first ?? load(address));
  } catch {
    return await load(address.replace(/c(?=hunks\/[^/]*$)/, '%63'));
  }
};

import { preload } from './preload';
import type { PageSource } from '../read-facts';

/** The runtime, and the folder that contains the chunks of features. */
export interface Runtime {
  boot(source: PageSource): Promise<unknown>;
  readonly folder?: string;
}

/** Address of the runtime, and when it may be imported. */
interface Request {
  readonly address: string;
  /** The page's script nonce. */
  readonly nonce: string;
  /** Resolves when the document, with all its import maps, has been parsed. */
  readonly parsed: Promise<void>;
}

/** Client hints of Chromium, on secure pages. */
interface Brands {
  readonly brands: readonly { readonly brand: string; readonly version: string }[];
}

/** First version of Chromium that applies an import map after an import (HTML, "merge import maps"). */
const FIRST_MERGING = 133;

/** Whether an import map still counts after an import; no engine offers a feature test. */
const mergesImportMaps = (): boolean => {
  const { userAgentData } = navigator as { readonly userAgentData?: Brands };
  return !!userAgentData?.brands.some(
    ({ brand, version }) => brand === 'Chromium' && Number(version) >= FIRST_MERGING,
  );
};

/**
 * Imports the runtime; resolves when the page is parsed. It is imported immediately where
 * WordPress's own import map still counts afterwards, as browsers compile imports in parallel with
 * parsing. An import makes Firefox, and Chrome and Safari of 2024, ignore that map: there the file
 * is only preloaded until the page is parsed.
 *
 * Browsers cache the failure of a module, and chunks import the runtime from their own folder: a
 * failed one is requested once more from the same folder under another spelling (RFC 3986
 * §6.2.2.2), so that all of them agree on its address.
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

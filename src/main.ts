import { manifest } from './manifest';
import { divi5 } from './modules/lazy';
import type { PageSource } from './runtime/read-facts';
import { start } from './runtime/start';

/** Imported by the loader: the runtime with all definitions of the manifest. */
export const boot = async (source: PageSource) => {
  const skerry = await start(manifest, source, divi5);
  Object.assign(source.window, { skerry });
  source.window.document.dispatchEvent(new CustomEvent('skerry:ready', { detail: skerry }));
  return skerry;
};

import { manifest } from './manifest';
import { divi5 } from './modules/lazy';
import type { PageSource } from './runtime/read-facts';
import { start } from './runtime/start';

/** What the loader imports: the runtime with everything the manifest lists. */
export const boot = async (source: PageSource) => {
  const skerry = await start(manifest, source, divi5);
  Object.assign(source.window, { skerry });
  source.window.document.dispatchEvent(new CustomEvent('skerry:ready', { detail: skerry }));
  return skerry;
};

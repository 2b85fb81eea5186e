import { guardOnceConfigured } from './consent/guard';
import { importMain } from './runtime/loader/import-main';
import { firstLayouts } from './first-layouts';
import { launch } from './runtime/loader/launch';
import type { ChunkWithImports } from './runtime/load';

/** The address of the runtime beside this script, put in by the build. */
declare const SKERRY_MAIN: string;
/** What its next chunks import, put in as well. */
declare const SKERRY_IMPORTS: Readonly<Record<ChunkWithImports, readonly string[]>>;

launch(window, {
  startGuard: guardOnceConfigured,
  layouts: firstLayouts,
  loadMain: ({ base }) => importMain(base + SKERRY_MAIN),
  fetchImports(name, { base }) {
    // What fails here fails the chunk itself, which is reported.
    for (const each of name ? SKERRY_IMPORTS[name] : []) import(base + each).catch(() => {});
  },
});

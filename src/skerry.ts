import { guardOnceConfigured } from './consent/guard';
import { importMain } from './runtime/loader/import-main';
import { launch } from './runtime/loader/launch';

/** The address of the runtime beside this script, put in by the build. */
declare const SKERRY_MAIN: string;

launch(window, {
  startGuard: guardOnceConfigured,
  loadMain: ({ base }) => importMain(base + SKERRY_MAIN),
});

import { guardOnceConfigured } from './consent/guard/guard-once-configured';
import { earlyFiles } from './early-files';
import { firstLayouts } from './first-layouts';
import { createEarlyRequests } from './runtime/loader/create-early-requests';
import { importOriginals } from './runtime/loader/import-originals';
import { importRuntime } from './runtime/loader/import-runtime';
import { launch } from './runtime/loader/launch';

/** Address of the runtime relative to this script's folder, inlined by the build. */
declare const SKERRY_RUNTIME: string;

launch(window, {
  startGuard: guardOnceConfigured,
  layouts: firstLayouts,
  createEarlyRequests: ({ base, nonce }) =>
    createEarlyRequests({ table: earlyFiles, address: base + SKERRY_RUNTIME, nonce }),
  loadOriginals: importOriginals,
  loadRuntime: ({ base, nonce }, parsed) =>
    importRuntime({ address: base + SKERRY_RUNTIME, nonce, parsed }),
});

import { guardOnceConfigured } from './consent/guard/guard-once-configured';
import { firstLayouts } from './first-layouts';
import { launch } from './runtime/loader/launch';

/** Everything in one classic file, for hosts that combine scripts or cannot serve several. */
launch(window, {
  startGuard: guardOnceConfigured,
  layouts: firstLayouts,
  loadOriginals: () => import('./originals'),
  loadRuntime: async (_, parsed) => {
    await parsed;
    return import('./main');
  },
});

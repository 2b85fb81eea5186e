import { guardOnceConfigured } from './consent/guard';
import { launch } from './runtime/loader/launch';

/** Everything in one classic file, for hosts that combine scripts or cannot serve several. */
launch(window, {
  startGuard: guardOnceConfigured,
  loadMain: () => import('./main'),
});

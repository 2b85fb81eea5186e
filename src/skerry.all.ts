import { launch } from './runtime/loader/launch';

/** Everything in one classic file, for hosts that combine scripts or cannot serve several. */
launch(window, {
  startGuard: () => null,
  loadMain: () => import('./main'),
});

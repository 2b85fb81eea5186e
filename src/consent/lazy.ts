import type { LazyDefinition } from '../runtime/definition';
import type { BannerProps } from './banner/banner-elements';

/** Once the banner has something to do: most visitors have chosen already. */
export const bannerIsland = () => import('./banner/mount-banner');

/** Placeholders of held frames, which few pages have. */
export const framePlaceholders: LazyDefinition<[props: BannerProps]> = {
  name: 'consent-frames',
  load: () => import('./frame-placeholders'),
};

/** For browsers that opt out by a signal, which few do. */
export const signalNotice = () => import('./signal-notice');

/** Confirms an opt-out of the sale of data. */
export const confirmation = () => import('./confirmation');

/** For pages without a printed banner. */
export const ownTemplate = () => import('./own-template');

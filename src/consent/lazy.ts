import type { LazyDefinition } from '../runtime/definition';
import type { BannerProps } from './banner/banner-elements';

/** Placeholders of held frames, which few pages have. */
export const framePlaceholders: LazyDefinition<[props: BannerProps]> = {
  name: 'consent-frames',
  load: () => import('./frame-placeholders'),
};

/** For browsers that opt out on their own, which few do. */
export const signalNotice = () => import('./signal-notice');

/** What asks again before a sale of data is opted out of. */
export const confirmation = () => import('./confirmation');

/** Where the server prints no banner. */
export const ownTemplate = () => import('./own-template');

import type { LazyDefinition } from '../runtime/definition';
import type { BannerProps } from './banner/banner-props';

/** Placeholders of held frames, which few pages have. */
export const framePlaceholders: LazyDefinition<[props: BannerProps]> = {
  name: 'consent-frames',
  load: () => import('./frames'),
};

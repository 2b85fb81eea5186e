import type { LazyDefinition } from '../runtime/definition';

// No definitions of their own: nothing of the builder but its entry may be within a visitor's reach.

export const shortcodePreview: LazyDefinition = {
  name: 'preview of a shortcode',
  load: () => import('./answer/answer-preview'),
};

export const layoutBlockPreview: LazyDefinition = {
  name: 'preview of a layout block',
  load: () => import('./layout-block/start-layout-block'),
};

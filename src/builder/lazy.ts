import type { LazyDefinition } from '../runtime/definition';

// Not definitions: visitors must only be able to load the builder's entry.

export const shortcodePreview: LazyDefinition = {
  name: 'preview of a shortcode',
  load: () => import('./preview-page/start-preview-page'),
};

export const layoutBlockPreview: LazyDefinition = {
  name: 'preview of a layout block',
  load: () => import('./layout-block/start-layout-block'),
};

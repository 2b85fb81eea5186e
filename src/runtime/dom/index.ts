/**
 * What islands are made with. Islands import from here only, so that the bundler keeps the UI
 * library and the hooks together in one shared chunk.
 */
export { useStore } from '@nanostores/react';
export { createPortal } from 'react-dom';
export { type Changes, createChanges } from './changes';
export { useScope } from './island-context';
export { listen } from './listen';
export { mountIsland } from './mount-island';
export { childrenOf, shallowest } from './parts';
export { addStyleSheet } from './style-sheet';
export { useAttributes } from './use-attributes';
export { useClasses } from './use-classes';
export { useHashState } from './use-hash-state';
export { useListen } from './use-listen';
export { useStyleSheet } from './use-style-sheet';
export { useStyles } from './use-styles';
